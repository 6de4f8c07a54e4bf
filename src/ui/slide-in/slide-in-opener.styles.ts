import {styled} from 'styled-components'
import {iconButtonStyles} from '#ui/button/button.styles.ts'
import {SlideInOpener} from './slide-in-opener.client.tsx'

/** Menu button: an icon of 44 px. */
export const SlideInButton = styled(SlideInOpener)`
  ${iconButtonStyles}
  color: var(--ink);
`

/** Links of the panel: titled groups of ruled rows. */
export const SlideInLinks = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  & p {
    margin-top: 1rem;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 650;
  }
  & [data-emergency] {
    margin: 0 0 0.5rem;
    color: var(--ink);
  }
  & li a {
    display: flex;
    align-items: center;
    gap: 0.9rem;
    min-height: 3.5rem;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-size: var(--t-menu);
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
    margin-top: -0.15rem;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 450;
  }
`
