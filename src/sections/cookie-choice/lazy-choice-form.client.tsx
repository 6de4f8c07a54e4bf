'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** The choice about analytics in a file of its own. */
export const ChoiceForm = lazyComponent(async () => (await import('./choice-form.tsx')).ChoiceForm)
