'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const StepScreen = lazyComponent(async () => (await import('./step-screen.tsx')).StepScreen)
