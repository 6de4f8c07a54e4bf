import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {accordionState} from '#ui/state-attributes.ts'

export const AccordionFrame = styled.div.attrs(onEveryPage('accordion')`
  width: 100%;
  & ${accordionState.selector} {
    border-top: 2px solid var(--ink);
  }
  & details {
    border-bottom: 1px solid var(--line);
  }
  & summary {
    display: flex;
    gap: var(--s-5);
    justify-content: space-between;
    align-items: center;
    padding: var(--s-5) var(--s-1);
  }
  & summary:hover {
    color: var(--link);
  }
  & h3 {
    font-weight: 650;
    line-height: 1.35;
    letter-spacing: 0;
  }
  & [data-plus] {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 50%;
    background: var(--sunk);
    color: var(--ink);
    transition: background var(--d2);
  }
  & [data-plus] svg {
    width: 1.1rem;
    transition: transform var(--d2) var(--ease);
  }
  & [open] [data-plus] {
    background: var(--lamp);
    color: var(--on-lamp);
  }
  & [open] [data-plus] svg {
    transform: rotate(45deg);
  }
  & [data-answer] {
    max-width: 44em;
    padding: 0 var(--gap) var(--s-5) var(--s-1);
    color: var(--ink-2);
  }
`)``
