'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

export const CarouselSlides = lazyComponent(
  async () => (await import('./carousel-slides.tsx')).CarouselSlides,
)
