import {styled} from 'styled-components'

export const PanelWords = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  & > div {
    width: 100%;
    max-width: 24rem;
    margin-top: 1rem;
  }
`

/** The card with the form, and further links under it. */
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
