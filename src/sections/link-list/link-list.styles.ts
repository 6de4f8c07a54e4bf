import {styled} from 'styled-components'
import {List} from '#ui/layout/list.styles.ts'

/** The whole row with a door is the link. */
export const Doors = styled(List)`
  && > li {
    position: relative;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
  }
  && > li > :not(svg) {
    grid-column: 2;
    justify-self: start;
  }
  & svg {
    grid-row: span 3;
    width: 6rem;
  }
  & a {
    font: 520 var(--t-3) / 1.2 var(--serif);
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
