'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const ChoiceForm = lazyComponent(async () => (await import('./choice-form.tsx')).ChoiceForm)
