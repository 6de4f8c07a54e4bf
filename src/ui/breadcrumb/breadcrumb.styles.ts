import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'

export const Trail = styled.nav`
  font-size: var(--t-small);
  line-height: 1.35;
  /* The separator precedes each link; at the start of a line, overflow clips it. */
  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline-start: calc(-1 * var(--s-5));
    clip-path: inset(-0.5rem -0.5rem -0.5rem 0.9rem);
  }
  & li {
    position: relative;
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline-start: var(--s-5);
  }
  & li::before {
    content: '/' / '';
    position: absolute;
    inset-inline-start: 0.5rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
  /* Several lines; the targets overlap. */
  ${below.medium} {
    & li {
      min-height: 2rem;
    }
    & a {
      margin-block: calc(-1 * var(--s-1));
    }
  }
`
