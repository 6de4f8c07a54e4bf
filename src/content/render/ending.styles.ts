import {styled} from 'styled-components'
import {Band, bandGround} from '#ui/layout/layout.styles.ts'

const coloured = `${bandGround.selector}:not(${bandGround.is('page')})`

/** Last band of a page. A printed page has nothing to press. */
export const Ending = styled(Band)`
  && {
    /* The end of the section before it is most of the gap. */
    &${bandGround.is('page')} {
      margin-top: calc(-0.35 * var(--sec));
      padding-top: 0;
    }
    :is(${coloured}, ${coloured} + :is(style, script)) + &${bandGround.is('page')} {
      margin-top: 0;
      padding-top: calc(0.65 * var(--sec));
    }
    @media print {
      display: none;
    }
  }
`
