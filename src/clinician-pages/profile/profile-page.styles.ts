import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'

/** Columns of the checks and of the sticky request card, which overlaps their upper edge. */
export const ProfileBody = styled(Wrap)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-7);
    padding-bottom: var(--sec);
    ${from.large} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: var(--gap);
      align-items: start;
    }
  }
`
