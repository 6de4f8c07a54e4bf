import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {waitlistCardStyles} from '#ui/waitlist-card/waitlist-card.styles.ts'
import {messageKind} from '#ui/state-attributes.ts'
import type {ValueOf} from '#lib/data-attribute.ts'

/** Fills a page that has no other section. */
export const FormOutcomeBand = styled(Band)`
  && {
    & h1 {
      max-width: 18em;
      font-size: var(--t-1);
    }
    & div:has(> h2) {
      width: min(100%, 34rem);
    }
    & h2 {
      margin-bottom: var(--s-4);
      font-size: var(--t-3);
    }
    ${waitlistCardStyles}
    & [data-joined] {
      width: 100%;
      margin-top: 0;
    }
    /* The card stands beside the text. */
    ${from.medium} {
      & :has(> [data-joined]) {
        grid-template-columns: minmax(0, 1fr) min(26rem, 45%);
        grid-template-rows: repeat(3, auto) 1fr;
        align-items: start;
      }
      & [data-joined] {
        grid-area: 1 / 2 / span 4;
      }
    }
  }
`

interface OutcomeVariants {
  $kind: ValueOf<typeof messageKind>
}

export const OutcomeMark = styled.span.attrs<OutcomeVariants>(({$kind}) => messageKind.of($kind))`
  color: var(--ok);
  &${messageKind.is('failure')} {
    color: var(--bad);
  }
  & > svg {
    width: 4rem;
    height: 4rem;
  }
`
