import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'

/** The checks, with the slip over their upper edge; the slip stays while they are read. */
export const ProfileBody = styled(Wrap)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.75rem;
    padding-bottom: var(--sec);
    ${from.large} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--gap);
      align-items: start;
    }
  }
`
