import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {formStyles} from '#ui/form/form.styles.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'

/** The words of the check and its form: one panel, so that it stays a small part of the pages it is on. */
export const CheckPanel = styled.div`
  ${formStyles}
  ${tagStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem clamp(2rem, 5vw, 5rem);
  padding: clamp(1.5rem, 4vw, 3.25rem);
  border-radius: var(--r-3);
  background: var(--glow);
  [data-words] {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  [data-eyebrow] {
    color: var(--lamp-text);
    font-weight: 650;
  }
  h2 {
    font-size: var(--t-1);
  }
  [data-words] p:not([data-eyebrow]) {
    max-width: 32em;
    color: var(--ink-2);
  }
  [data-check] {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  form {
    gap: 0.9rem;
  }
  [data-answer]:empty {
    display: none;
  }
  [data-answer] {
    display: grid;
    gap: 0.9rem;
    justify-items: start;
    padding-top: 1.1rem;
    border-top: 2px solid var(--ink);
  }
  [data-answer] > p {
    font-size: var(--t-lead);
    line-height: 1.4;
  }
  [data-answer] ul {
    display: grid;
    gap: 0.5rem;
    width: 100%;
  }
  [data-answer] li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  [data-answer] li > p {
    width: 100%;
    color: var(--ink-2);
  }
  [data-answer] > a {
    ${buttonStyles}
  }
  ${from.medium} {
    /* The button stands beside the box, below label and hint. */
    form {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    form:has([data-error]) {
      align-items: center;
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
`
