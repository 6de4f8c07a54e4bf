import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {below, from} from '#theme/breakpoints.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {consentState} from './consent-attributes.ts'

/**
 * A strip in the page flow below the header. It covers nothing, and shifts nothing because its script shows it before
 * the browser parses the page below (LAW-5).
 */
export const Card = styled.section.attrs(onEveryPage('consent-card')`
  display: none;
  padding: var(--s-4) max(var(--gut), (100% - var(--wide)) / 2);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  &${consentState.selector} {
    display: block;
  }
  & > div {
    display: grid;
    gap: var(--s-4) var(--s-7);
    align-items: center;
  }
  & p {
    max-width: 44rem;
    color: var(--ink-2);
    font-size: var(--t-small);
    line-height: 1.45;
  }
  & [data-card-heading] {
    margin-bottom: 0.1em;
    color: var(--ink);
    font: 470 var(--t-3) / 1.2 var(--serif);
  }
  ${below.medium} {
    & [data-card-heading] {
      ${visuallyHidden}
    }
  }
  ${from.wide} {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    }
  }
  /* Nothing stands above the help for an emergency, and the page about cookies asks itself. */
  body:has([data-urgent], [name="analytics"]) &&& {
    display: none;
  }
  @media print {
    display: none !important;
  }
`)``

/** Two buttons of equal width, so that neither choice stands out. */
export const Choices = styled.div.attrs(onEveryPage('consent-choices')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--s-2) var(--s-3);
`)``
