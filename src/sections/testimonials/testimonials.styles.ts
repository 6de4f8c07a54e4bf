import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {carouselState} from '#ui/state-attributes.ts'

const column = 'clamp(2rem, 5vw, 5.5rem)'

/**
 * Controls are below the text or, in one column, above it, so that a longer quote does not move them. `&&` outweighs
 * the styles of the carousel, which come later (decision 3).
 */
export const Voices = styled.section`
  overflow: clip;
  padding-top: var(--sec);
  background: var(--sunk);
  & [data-portrait] {
    overflow: hidden;
    width: 100%;
    max-width: 15rem;
    aspect-ratio: 400 / 470;
    border-radius: 50vw 50vw 0 0;
    justify-self: center;
    order: 1;
  }
  & [data-portrait]:empty {
    visibility: hidden;
  }
  & [data-portrait] :is(span, picture):has(img) {
    height: 100%;
  }
  & [data-portrait] img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  && [data-carousel-controls] {
    order: 0;
  }
  & [data-carousel-slides] > * {
    display: grid;
    align-items: end;
  }
  && [data-carousel-slides] {
    align-items: stretch;
  }
  & figcaption {
    display: grid;
    justify-items: start;
  }
  & figcaption [data-tag] {
    width: fit-content;
    margin-top: var(--s-2);
    color: var(--ink-2);
  }
  ${from.large} {
    & ${carouselState.selector} {
      position: relative;
    }
    & [data-portrait] {
      max-width: 22rem;
      justify-self: start;
      order: 0;
      align-self: end;
    }
    & figure {
      align-self: center;
      padding-bottom: var(--s-7);
    }
    & ${carouselState.is('ready')} figure {
      padding-bottom: calc(var(--s-7) + var(--s-8));
    }
    & [data-carousel-slides] > * > div {
      gap: var(--s-5) ${column};
    }
    && [data-carousel-controls] {
      position: absolute;
      z-index: 2;
      bottom: 3.5rem;
      left: calc((100% - ${column}) / 3 + ${column});
    }
  }
`

export const VoicesHead = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-bottom: var(--part);
  & p {
    color: var(--ink-2);
  }
`
