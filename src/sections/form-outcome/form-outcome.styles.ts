import {styled} from 'styled-components'

export const FormOutcomeBody = styled.div`
  display: grid;
  gap: var(--gap);
`
