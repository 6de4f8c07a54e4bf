import {styled} from 'styled-components'
import {Band} from '#ui/layout/layout.styles.ts'

/** The portraits stand on the lower edge. */
export const NeighboursBand = styled(Band)`
  && {
    padding-block: var(--open) 0;
    & a {
      display: grid;
      grid-template-columns: minmax(0, clamp(7.5rem, 13vw, 11rem)) 1fr;
      gap: var(--s-5);
      align-items: start;
      color: var(--ink);
      text-decoration: none;
    }
    & a > :last-of-type {
      padding-block: var(--s-5);
    }
    & [data-tag] {
      margin-top: var(--s-2);
    }
    & h3 {
      text-decoration: underline;
      text-decoration-thickness: 1.5px;
      text-underline-offset: 0.16em;
    }
  }
`
