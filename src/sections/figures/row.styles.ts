import {styled} from 'styled-components'

export const FiguresBody = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  & > p {
    color: var(--ink-2);
  }
`
