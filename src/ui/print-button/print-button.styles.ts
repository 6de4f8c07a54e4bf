import {css, styled} from 'styled-components'
import {scriptingEnabled} from '#theme/breakpoints.ts'
import {buttonAttributes, buttonStyles, type ButtonVariants} from '#ui/button/button.styles.ts'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'
import {PrintButton} from './print-button.client.tsx'

const hiddenStyles = css`
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

/** Button that prints the page, hidden in print. */
export const PrintPageButton = styled(PrintButton).attrs<ButtonVariants>(buttonAttributes)`
  ${buttonStyles}
  ${hiddenStyles}
`

/** Prints the page as {@link PrintPageButton} does, and looks like a text link. */
export const PrintPageLink = styled(PrintButton)`
  ${textLinkStyles}
  margin-top: var(--s-4);
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  ${hiddenStyles}
`
