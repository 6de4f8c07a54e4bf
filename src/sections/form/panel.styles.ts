import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** On tablets the portrait is beside the copy, so that no half is empty. */
export const PanelText = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  & > div {
    width: 100%;
    max-width: 24rem;
    margin-top: 1rem;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    column-gap: var(--gap);
    & > div {
      grid-area: 1 / 2 / span 3;
      align-self: end;
      margin-top: 0;
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 1fr);
    & > div {
      grid-area: auto;
      margin-top: 1rem;
    }
  }
`

export const PanelSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
  align-content: start;
  & > div:not(:first-of-type) {
    display: grid;
    gap: 0.3rem;
  }
`
