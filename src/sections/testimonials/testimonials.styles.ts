import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {standingPortrait} from '#ui/layout/media.styles.ts'
import {carouselState} from '#ui/state-attributes.ts'

/** Controls are above the quote, or below it in room that is always there: they arrive late. */
export const Voices = styled(Band)`
  && {
    overflow: clip;
    padding-bottom: 0;
    ${standingPortrait}
    & [data-carousel-slides] > * {
      display: grid;
      align-items: end;
    }
    ${from.large} {
      & ${carouselState.selector} {
        position: relative;
      }
      & figure {
        align-self: center;
        padding-bottom: calc(var(--s-7) + var(--s-8));
      }
      & [data-carousel-controls] {
        position: absolute;
        z-index: 2;
        bottom: var(--s-7);
        left: calc((100% - var(--columns)) / 3 + var(--columns));
      }
    }
  }
`
