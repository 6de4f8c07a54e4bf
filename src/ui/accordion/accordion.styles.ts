import {styled} from 'styled-components'
import {accordionState} from '#ui/state-attributes.ts'

export const AccordionFrame = styled.div`
  width: 100%;
  & ${accordionState.selector} {
    border-top: 2px solid var(--ink);
  }
  & details {
    border-bottom: 1px solid var(--line);
  }
  & summary {
    display: flex;
    gap: 1.5rem;
    justify-content: space-between;
    align-items: center;
    padding: 1.35rem 0.25rem;
  }
  & summary:hover {
    color: var(--link);
  }
  & h3 {
    font-size: var(--t-question);
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
    height: 1.1rem;
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
    padding: 0 clamp(0.25rem, 4vw, 4rem) 1.6rem 0.25rem;
    color: var(--ink-2);
  }
`
