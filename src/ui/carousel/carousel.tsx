import type {ComponentProps} from 'react'
import {CarouselSlides} from './carousel.client.tsx'
import {CarouselFrame} from './carousel.styles.ts'

/** Slides that move on by themselves, with everything it takes to stop them (CAR-1). */
export function Carousel(props: ComponentProps<typeof CarouselSlides>) {
  return (
    <CarouselFrame>
      <CarouselSlides {...props} />
    </CarouselFrame>
  )
}
