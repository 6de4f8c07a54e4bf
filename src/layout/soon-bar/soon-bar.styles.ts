import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {iconButtonStyles} from '#ui/button/button.styles.ts'

export const Bar = styled.aside`
  background: var(--soon);
  &[hidden] {
    display: none;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--s-4);
    min-height: 3.5rem;
    padding-block: var(--s-2);
  }
  & svg {
    flex: none;
  }
  & div > svg {
    width: 2rem;
  }
  & b {
    display: inline-block;
    margin-inline-end: var(--s-2);
    padding: 0.1em var(--s-3);
    border: 1.5px solid currentColor;
    border-radius: var(--r-pill);
    font-size: var(--t-small);
  }
  & button {
    ${iconButtonStyles}
    flex: none;
    margin-left: auto;
  }
  /* The label above the sentence, which would break around it. */
  ${below.medium} {
    & > div {
      gap: var(--s-2);
    }
    & p {
      font-size: var(--t-small);
    }
    & b {
      display: block;
      width: fit-content;
      margin-bottom: var(--s-1);
    }
    & button {
      margin-right: calc(-1 * var(--s-3));
    }
  }
`
