import type useEmblaCarousel from 'embla-carousel-react'

/**
 * What the carousel relies on inside Embla, measured with embla-carousel 8.6.0; `embla-internals.test.tsx` fails when
 * an upgrade changes it:
 *
 * - Embla moves by sixty steps a second, whatever the screen does. Each step adds a share of the way that is left to
 *   the speed (one part in `duration`) and slows it down (`friction`). `scrollTo` has set its own values by the time it
 *   returns, so ours hold until the next movement.
 * - When a finger leaves the slides Embla first begins its own movement and then emits `pointerUp`: whoever moves the
 *   slides from there has the last word.
 */

export type EmblaCarousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/**
 * With these two a slide 335 to 1185 px wide lies within half a pixel of its place after 483 to 517 ms (CONST-1: 500
 * ms), and overshoots by less than a thousandth.
 */
const pace = {friction: 0.64, duration: 14}

/**
 * Moves to a slide at our pace.
 *
 * @param embla - the carousel
 * @param index - one more or less than there are slides is the first or the last
 * @param still - whether to be there at once (WCAG 2.3.3)
 */
export function moveTo(embla: EmblaCarousel, index: number, still: boolean): void {
  const total = embla.scrollSnapList().length
  embla.scrollTo((index + total) % total, still)
  if (!still) {
    embla.internalEngine().scrollBody.useFriction(pace.friction).useDuration(pace.duration)
  }
}
