import {styled} from 'styled-components'

/** The place of a section that cannot be shown yet: an outline, with words in it where the dataset has some. */
export const UnfinishedPlace = styled.p`
  min-height: 4.5rem;
  padding: 1.5rem;
  border: 2px dashed var(--line);
`
