import {styled} from 'styled-components'
import {List} from '#ui/layout/list.styles.ts'

/** The picture belongs to the link. */
export const Pictures = styled(List)`
  && > li {
    position: relative;
    gap: var(--s-3);
    margin-bottom: var(--s-5);
  }
  & a {
    font: 520 var(--t-2) / 1.2 var(--serif);
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
