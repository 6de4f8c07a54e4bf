import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {doorName} from '#ui/mini-door/mini-door.tsx'

/** The service's door stands on the lower edge of a wide panel. */
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
      grid-template-columns: minmax(0, 1fr) auto;
      gap: clamp(2rem, 5vw, 6rem);
      align-items: end;
      padding-right: clamp(4rem, 9vw, 9rem);
      padding-bottom: 0;
    }
    &&:has(> ${doorName.selector}) > div {
      padding-bottom: clamp(1.25rem, 4vw, 4rem);
    }
  }
`
