import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'

/** Link to the home page, around the logo. */
export const HomeLink = styled(SiteLink).attrs({
  href: '/',
  ...onEveryPage('home-link')`
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    & svg {
      width: auto;
      height: 2.5rem;
    }
    ${below.medium} {
      & svg {
        height: 1.75rem;
      }
    }
    @media print {
      & svg {
        height: 1.75rem;
      }
    }
  `,
})``
