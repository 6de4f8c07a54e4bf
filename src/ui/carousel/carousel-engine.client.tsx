'use client'

import useEmblaCarousel from 'embla-carousel-react'
import {useEffect} from 'react'
import {moveTo} from './embla-internals.ts'

/** Minimum distance of a swipe in CSS pixels (CONST-1). */
const minSwipePx = 40

export interface CarouselEngineApi {
  goTo: (index: number) => void
  step: (by: 1 | -1) => void
}

interface CarouselEngineProps {
  viewport: HTMLElement
  still: boolean
  onReady: (api: CarouselEngineApi | null) => void
  onSelect: (index: number) => void
}

/** Moves the slides with Embla and reports the current one. Renders nothing. */
export function CarouselEngine({viewport, still, onReady, onSelect}: CarouselEngineProps) {
  const [setViewport, embla] = useEmblaCarousel({loop: true})

  useEffect(() => {
    setViewport(viewport)
    return () => setViewport(null)
  }, [setViewport, viewport])

  useEffect(() => {
    if (embla === undefined) return
    const report = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', report)
    onReady({
      goTo: (index) => moveTo(embla, index, still),
      step: (by) => moveTo(embla, embla.selectedScrollSnap() + by, still),
    })
    return () => {
      embla.off('select', report)
      onReady(null)
    }
  }, [embla, onReady, onSelect, still])

  useEffect(() => {
    if (embla === undefined) return
    let startX = 0
    let lastX = 0
    let startIndex = 0
    const begin = (event: PointerEvent) => {
      startX = lastX = event.clientX
      startIndex = embla.selectedScrollSnap()
    }
    const follow = (event: PointerEvent) => {
      lastX = event.clientX
    }
    // Overrides Embla's target, which depends on speed as well as distance.
    const snap = () => {
      const distance = startX - lastX
      const by = Math.abs(distance) > minSwipePx ? Math.sign(distance) : 0
      moveTo(embla, startIndex + by, still)
    }
    viewport.addEventListener('pointerdown', begin)
    viewport.addEventListener('pointermove', follow)
    embla.on('pointerUp', snap)
    return () => {
      viewport.removeEventListener('pointerdown', begin)
      viewport.removeEventListener('pointermove', follow)
      embla.off('pointerUp', snap)
    }
  }, [embla, still, viewport])

  return null
}
