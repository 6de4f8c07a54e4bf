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
      align-items: end;
      color: var(--ink);
      text-decoration: none;
    }
    & a > :last-of-type {
      padding-bottom: var(--s-5);
    }
    & h3 {
      text-decoration: underline;
      text-decoration-thickness: 1.5px;
      text-underline-offset: 0.16em;
    }
    & [data-tag] {
      margin-top: var(--s-2);
      background: var(--surface);
    }
    & img {
      transition: transform 700ms var(--ease);
    }
    & a:hover img {
      transform: scale(1.03);
    }
  }
`
