import {styled} from 'styled-components'
import {scriptingEnabled} from '#theme/breakpoints.ts'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'
import {PrintButton} from './print-button.client.tsx'

/** Prints the page, looks like a text link, and is hidden in print. */
export const PrintPageLink = styled(PrintButton)`
  ${textLinkStyles}
  margin-top: var(--s-4);
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
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
