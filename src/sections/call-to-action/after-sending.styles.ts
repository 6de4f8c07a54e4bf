import {styled} from 'styled-components'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {formOutcome} from '#ui/state-attributes.ts'

const formWasSent = `main:has(form > ${formOutcome.is('success')})`

/** After the page's form was sent, shows its hidden element in place of the others. */
export const SwapAfterSending = styled(Wrap)`
  && {
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
