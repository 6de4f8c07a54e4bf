import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {doorName} from '#ui/mini-door/mini-door.tsx'

/** The service's door, or a street of smaller ones, stands on the lower edge of a wide panel. */
export const Panel = styled(Band)`
  && > ${doorName.selector} {
    display: block;
    width: auto;
    height: clamp(9rem, 14vw, 13rem);
  }
  ${below.large} {
    && > ${doorName.selector} {
      display: none;
    }
  }
  ${from.large} {
    &&:has(> ${doorName.selector}) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: var(--s-2);
      align-items: end;
      padding-right: var(--sec);
      padding-bottom: 0;
    }
    &&:has(> ${doorName.selector}) > div {
      padding-bottom: var(--part);
    }
    &&:has(> ${doorName.selector} ~ ${doorName.selector}) {
      padding-right: var(--part);
      & > svg {
        height: clamp(6rem, 8.5vw, 8rem);
      }
    }
  }
`
