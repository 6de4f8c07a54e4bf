import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {tagKind} from '#ui/state-attributes.ts'

export const Bar = styled.aside`
  background: var(--soon);
  color: var(--ink);
  &[hidden] {
    display: none;
  }
  /* The status at the top of the hero would repeat the bar. */
  &:not([hidden]) ~ section [data-top] ${tagKind.is('soon')} {
    display: none;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 3.5rem;
    padding-block: 0.5rem;
  }
  & svg {
    flex: none;
  }
  & div > svg {
    width: 2rem;
    height: auto;
  }
  & b {
    display: inline-block;
    margin-inline-end: 0.5rem;
    padding: 0.1rem 0.7rem;
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
      gap: 0.6rem;
    }
    & p {
      font-size: var(--t-small);
    }
    & b {
      display: block;
      width: fit-content;
      margin-bottom: 0.2rem;
    }
    & button {
      margin-right: -0.7rem;
    }
  }
`
