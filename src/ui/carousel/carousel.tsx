import type {ComponentProps} from 'react'
import {CarouselSlides} from './carousel.client.tsx'
import {CarouselFrame} from './carousel.styles.ts'

/** Renders rotating slides that visitors can pause (CAR-1). */
export function Carousel(props: ComponentProps<typeof CarouselSlides>) {
  return (
    <CarouselFrame>
      <CarouselSlides {...props} />
    </CarouselFrame>
  )
}
