import {styled} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {carouselState} from '#ui/state-attributes.ts'
import {CarouselSlides} from './lazy-carousel-slides.client.tsx'

/** Rotating slides that visitors can pause (CAR-1). */
export const Carousel = styled(CarouselSlides)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  & [data-carousel-viewport] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
  }
  &${carouselState.is('ready')} [data-carousel-viewport] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
    cursor: grab;
  }
  & [data-carousel-slides] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 100%;
    margin-inline: -4px;
  }
  & [data-carousel-slides] > * {
    min-width: 0;
    padding-inline: 4px;
    scroll-snap-align: start;
  }
  & [data-carousel-controls] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1);
  }
  & [data-carousel-controls] > button {
    ${iconButtonStyles}
  }
  & [data-carousel-rotation] {
    margin-right: var(--s-3);
  }
  & [data-carousel-dots] {
    display: flex;
    flex-wrap: wrap;
  }
  & [data-carousel-dots] button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  & [data-carousel-dots] button::after {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--control);
    border-radius: var(--r-pill);
    transition: width var(--d2) var(--ease);
  }
  & [data-carousel-dots] [aria-current='true']::after {
    width: 1.75rem;
    background: var(--lamp);
    border-color: var(--lamp-text);
  }
  @media (forced-colors: active) {
    & [data-carousel-dots] [aria-current='true']::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** Lays out a quote and its portrait in a slide (DES-9). */
export const Quote = styled(Columns)`
  && {
    & blockquote {
      font: 430 var(--t-2) / 1.22 var(--serif);
      letter-spacing: -0.02em;
      text-wrap: balance;
    }
    & figcaption {
      display: grid;
      gap: var(--s-2);
      justify-items: start;
      margin-top: var(--s-5);
    }
    & figcaption span {
      color: var(--ink-2);
    }
  }
`
