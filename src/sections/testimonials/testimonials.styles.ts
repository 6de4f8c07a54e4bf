import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {carouselState} from '#ui/state-attributes.ts'

const column = 'clamp(2rem, 5vw, 5.5rem)'

/**
 * Controls are below the text or, in one column, above it, so that a longer quote does not move them. `&&` outweighs
 * the styles of the carousel, which come later (decision 3).
 */
export const Voices = styled(Band)`
  && {
    overflow: clip;
    padding-bottom: 0;
  }
  & ${Media} {
    width: min(100%, 15rem);
    justify-self: center;
    order: 1;
  }
  & [data-carousel-slides] > * {
    display: grid;
    align-items: end;
  }
  ${from.large} {
    & ${carouselState.selector} {
      position: relative;
    }
    & ${Media} {
      width: min(100%, 22rem);
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
