import {styled} from 'styled-components'

export const Questions = styled.div`
  width: 100%;
  border-top: 2px solid var(--ink);
  & details {
    border-bottom: 1px solid var(--line);
    padding-block: 0.5rem;
  }
  & summary {
    min-height: var(--target);
    display: flex;
    align-items: center;
    font-weight: 650;
    font-size: var(--t-3);
    cursor: pointer;
  }
`
