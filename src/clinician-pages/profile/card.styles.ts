import {styled} from 'styled-components'

/** Card that overlaps the band above it or a map. */
export const Card = styled.div`
  position: relative;
  z-index: 2;
  display: grid;
  gap: var(--s-4);
  align-content: start;
  padding: var(--inset);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--sh-2);
  line-height: 1.45;
  & p {
    color: var(--ink-2);
  }
`
