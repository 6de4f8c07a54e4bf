import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {formOutcome} from '#ui/state-attributes.ts'

const formWasSent = `main:has(form > ${formOutcome.is('success')})`

/** After the page's form was sent, shows its hidden element in place of the others. */
export const SwapAfterSending = styled(Wrap)`
  && {
    ${from.large} {
      & > :not([hidden]) {
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        & > h2 {
          grid-row: 1 / span 2;
        }
        & > :not(h2) {
          grid-column: 2;
        }
      }
    }
    ${formWasSent} & > [hidden] {
      display: grid;
      gap: var(--gap);
      justify-items: start;
    }
    ${formWasSent} &:has(> [hidden]) > :not([hidden]) {
      display: none;
    }
  }
`
