import {styled} from 'styled-components'

export const Updated = styled.time`
  font-size: var(--t-small);
  color: var(--ink-2);
`
