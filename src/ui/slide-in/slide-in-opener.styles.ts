import {styled} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {SlideInOpener} from './slide-in-opener.client.tsx'

/** Menu button: an icon of 44 px. */
export const SlideInButton = styled(SlideInOpener)`
  ${iconButtonStyles}
`

/** Links of the panel: titled groups of ruled rows. */
export const SlideInLinks = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  & p {
    margin-top: var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 650;
  }
  & [data-emergency] {
    margin: 0 0 var(--s-2);
    color: var(--ink);
  }
  /* Links without a door are half as wide, so that the last needs less scrolling. */
  & ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s-4);
  }
  & li {
    display: grid;
  }
  & li:has(svg) {
    grid-column: 1 / -1;
  }
  & li a {
    display: flex;
    align-items: center;
    gap: var(--s-4);
    min-height: 3.5rem;
    padding-block: var(--s-2);
    line-height: 1.3;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-size: var(--t-body);
    font-weight: 620;
    text-decoration: none;
  }
  & li a:hover {
    background: var(--sunk);
  }
  & li a > svg {
    flex: none;
  }
  /* Badges are on a separate line, so that labels align. */
  & li a small {
    display: block;
    margin-top: -0.15em;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 450;
  }
`
