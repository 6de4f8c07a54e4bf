import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band, SectionHead, Stack} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'

/** A portrait stands on the lower edge, below the text on small screens. */
export const ContactBand = styled(Band)`
  && {
    &:has(${Media}) {
      padding-block: var(--s-6) 0;
    }
  }
  & ${SectionHead} {
    margin-bottom: 0;
  }
  & ${Media} {
    order: 1;
    width: min(100%, 16rem);
    justify-self: center;
  }
  ${from.large} {
    & ${Media} {
      order: 0;
      width: min(100%, 22rem);
      justify-self: start;
      & ~ ${Stack} {
        padding-bottom: var(--part);
      }
    }
  }
`
