import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'

/** Attributes of a link past a part of the page, visible on focus (WCAG 2.4.1). */
export const skipLink = onEveryPage('skip-link')`
  position: absolute;
  left: 1rem;
  top: -6rem;
  z-index: 99;
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-1);
  background: var(--lamp);
  color: var(--on-lamp);
  font-weight: 650;
  &:focus {
    top: 1rem;
  }
`

/** First link of every page. */
export const SkipLink = styled.a.attrs(skipLink)``
