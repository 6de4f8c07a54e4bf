import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'

/** No space above, because the section directly follows the introduction of its page. */
export const PolicyBand = styled.section`
  padding-bottom: var(--sec);
  & h2 {
    padding-bottom: 1.25rem;
  }
`

export const Areas = styled(Ledger)`
  && {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.6rem 2rem;
      align-items: baseline;
      padding-block: clamp(1.35rem, 2.2vw, 2rem);
    }
    & dt {
      font-size: var(--t-2);
      line-height: 1.2;
    }
    & dd {
      max-width: 30em;
      line-height: 1.45;
    }
    ${from.large} {
      & > div {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      }
    }
  }
`
