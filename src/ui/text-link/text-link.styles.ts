import {css, styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'

/** Link on its own line with an arrow that moves on hover. */
export const textLinkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--target);
  font-weight: 650;
  color: var(--link);
  & [data-icon] {
    flex: none;
    transition: transform var(--d2) var(--ease);
  }
  &:hover [data-icon] {
    transform: translateX(4px);
  }
`

/** Makes a link look like `TextLink`. */
export const textLink = onEveryPage('text-link')`
  ${textLinkStyles}
`

/** Styles of a parent whose `summary` looks like a link within text. */
export const summaryLinkStyles = css`
  summary {
    display: inline-flex;
    gap: var(--s-2);
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`

export const TextLink = styled(SiteLink).attrs(textLink)``
