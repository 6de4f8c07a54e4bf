import {styled} from 'styled-components'
import {Wrap} from '#ui/layout/layout.styles.ts'

/** Outline in place of an incomplete section. */
export const IncompletePlaceholder = styled(Wrap)`
  && > [data-unfinished] {
    min-height: 4.5rem;
    padding: var(--s-5);
    border: 2px dashed var(--line);
  }
`
