import {leadsToPage} from './leads-to-page.ts'
import {type LinkProps, PageLink} from './page-link.client.tsx'

/**
 * Renders a link to anywhere. `next/link` follows links to pages of the site; the browser follows all others. A link
 * that opens a dialog is followed only where the dialog's code is missing, so it stays a plain one.
 */
export function SiteLink({href, ...rest}: LinkProps) {
  if (href === undefined || rest['aria-haspopup'] !== undefined || !leadsToPage(href)) {
    return <a {...rest} href={href} />
  }
  return <PageLink {...rest} href={href} />
}
