import {css, styled} from 'styled-components'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const ProfileLink = styled(SiteLink)`
  ${textLinkStyles}
`

/** Styles of card parts, for the list around them. */
export const clinicianStyles = css`
  & [data-card-meta],
  & [data-card-rating] span[aria-hidden] {
    color: var(--ink-2);
  }
  & [data-card-rating] > span[aria-hidden] {
    display: inline-block;
  }
  & [data-card-rating] b {
    color: var(--ink);
  }
  & [data-card-modes] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  & [data-card-modes] > :not([data-sr-only]) {
    display: inline-flex;
    gap: var(--s-1);
    align-items: center;
  }
  & [data-card-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
    align-items: center;
    margin-top: var(--s-2);
  }
`
