import {styled} from 'styled-components'
import {scriptingEnabled} from '#theme/breakpoints.ts'
import {buttonAttributes, buttonStyles, type ButtonVariants} from '#ui/button/button.styles.ts'
import {PrintButton} from './print-button.client.tsx'

/** Button that prints the page, hidden in print. */
export const PrintPageButton = styled(PrintButton).attrs<ButtonVariants>(buttonAttributes)`
  ${buttonStyles}
  &[hidden] {
    display: none;
  }
  ${scriptingEnabled} {
    &[hidden] {
      display: inline-flex;
      visibility: hidden;
    }
  }
  @media print {
    display: none;
  }
`
