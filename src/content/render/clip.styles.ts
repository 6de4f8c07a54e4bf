import {styled} from 'styled-components'

export const ClipFrame = styled.div`
  display: grid;
  gap: 0.75rem;
  & video {
    width: 100%;
    border-radius: var(--r-3);
    background: var(--sunk);
  }
  & p {
    font-size: var(--t-small);
    line-height: 1.5;
    color: var(--ink-2);
    max-width: 40em;
  }
`
