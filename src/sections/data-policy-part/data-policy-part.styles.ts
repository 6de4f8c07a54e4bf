import {styled} from 'styled-components'

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  & > p {
    max-width: 44rem;
  }
  & > ul {
    display: grid;
    gap: 0.4rem;
    padding-left: 1.25em;
    list-style: disc;
  }
  & td b {
    color: var(--ink);
  }
  /* In a narrow container each row is a block, where the time follows its label in the same line. */
  @container (min-width: 50rem) {
    & td b {
      font: 520 1.25rem / 1.2 var(--serif);
      letter-spacing: -0.015em;
    }
  }
`
