import {styled} from 'styled-components'
import {Band, bandGround} from '#ui/layout/layout.styles.ts'

/** Last band of a page. A printed page has nothing to press. */
export const Ending = styled(Band)`
  && {
    /* The end of the section before it is most of the gap. */
    &:not(${bandGround.selector}) {
      margin-top: calc(-0.35 * var(--sec));
      padding-top: 0;
    }
    :is(${bandGround.selector}, ${bandGround.selector} + :is(style, script))
      + &:not(${bandGround.selector}) {
      margin-top: 0;
      padding-top: calc(0.65 * var(--sec));
    }
    @media print {
      display: none;
    }
  }
`
