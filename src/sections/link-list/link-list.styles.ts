import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Links = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  & [data-contact] {
    font: 520 clamp(1.375rem, 1.1rem + 1.3vw, 2rem) / 1.2 var(--serif);
    letter-spacing: -0.018em;
    overflow-wrap: anywhere;
  }
  & [data-links] {
    border-top: 2px solid var(--ink);
  }
  & [data-links] > li {
    display: grid;
    gap: 0 1.5rem;
    align-items: center;
    padding-block: 0.3rem;
    border-bottom: 1px solid var(--line);
  }
  & [data-links] a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: var(--target);
    font-weight: 650;
  }
  & [data-links] span {
    color: var(--ink-2);
  }
  ${from.medium} {
    & [data-links] > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: 3.25rem;
    }
  }
`
