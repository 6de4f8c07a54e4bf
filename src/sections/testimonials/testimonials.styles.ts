import {styled} from 'styled-components'
import {Band} from '#ui/layout/layout.styles.ts'
import {standingPortrait} from '#ui/layout/media.styles.ts'

export const Voices = styled(Band)`
  && {
    overflow: clip;
    padding-bottom: 0;
    ${standingPortrait}
    & [data-carousel-slides] > * {
      display: grid;
      align-items: end;
    }
    & figure {
      align-self: center;
    }
  }
`
