import {styled} from 'styled-components'
import {Wrap} from '#ui/layout/layout.styles.ts'

/** The place of a section that cannot be shown yet: an outline, with words in it where the dataset has some. */
export const UnfinishedPlace = styled(Wrap)`
  && > [data-unfinished] {
    min-height: 4.5rem;
    padding: 1.5rem;
    border: 2px dashed var(--line);
  }
`
