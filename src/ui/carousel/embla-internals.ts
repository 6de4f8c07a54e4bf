import type useEmblaCarousel from 'embla-carousel-react'

/**
 * Behaviour of embla-carousel 8.6.0 that this module relies on:
 *
 * - Embla advances 60 steps a second. Each step adds 1/`duration` of the remaining distance to the speed, then
 *   multiplies the speed by `friction`. `scrollTo` sets both synchronously, so later values hold until the next
 *   movement.
 * - On release, Embla starts its own movement before it emits `pointerUp`. A movement started in that event overrides
 *   it.
 */

export type EmblaCarousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/**
 * Friction and duration that settle a slide of 335 to 1185 px to within half a pixel after 483 to 517 ms, with less
 * than 0.1 % overshoot (CONST-1: 500 ms).
 */
const timing = {friction: 0.64, duration: 14}

/**
 * Moves to a slide with the timing of CONST-1.
 *
 * @param index - wraps around by one at both ends
 * @param still - skips the animation (WCAG 2.3.3)
 */
export function moveTo(embla: EmblaCarousel, index: number, still: boolean): void {
  const total = embla.scrollSnapList().length
  embla.scrollTo((index + total) % total, still)
  if (!still) {
    embla.internalEngine().scrollBody.useFriction(timing.friction).useDuration(timing.duration)
  }
}
