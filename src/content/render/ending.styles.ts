import {styled} from 'styled-components'
import {Band} from '#ui/layout/layout.styles.ts'

/** Last band of a page. A printed page has nothing to press. */
export const Ending = styled(Band)`
  && {
    @media print {
      display: none;
    }
  }
`
