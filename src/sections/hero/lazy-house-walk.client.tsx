'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const HouseWalk = lazyComponent(async () => (await import('./house-walk.tsx')).HouseWalk)
