import {styled} from 'styled-components'
import {partSelector} from '#ui/every-page.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {standingPortrait} from '#ui/layout/media.styles.ts'

export const ContactBand = styled(Band)`
  && {
    ${standingPortrait}
    &:has(${partSelector('media')}) {
      padding-block: var(--s-6) 0;
    }
    & ${partSelector('head')} {
      margin-bottom: 0;
    }
  }
`
