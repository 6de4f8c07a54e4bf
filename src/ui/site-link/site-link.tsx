import {safeAddress} from '#lib/safe-address.ts'
import {type LinkProps, PageLink} from './page-link.client.tsx'

/**
 * Renders a link to anywhere. `next/link` follows links to pages of the site; the browser follows all others. A link
 * that opens a dialog is followed only where the dialog's code is missing, so it stays a plain one. An address that
 * would run in the page is left out.
 */
export function SiteLink({href, ...rest}: LinkProps) {
  if (href === undefined || rest['aria-haspopup'] !== undefined || !leadsToPage(href)) {
    return <a {...rest} href={safeAddress(href)} />
  }
  return <PageLink {...rest} href={href} />
}

/** Any origin: a path that stays on it is a path of the site. */
const base = 'https://site.invalid'

/** Paths that Next's router has no page for. */
const outside = /^\/(?:api|media|studio|_next)(?:\/|$)|\./

/**
 * Returns whether an address is a page that Next's router can open without a reload. Files, the API, the Studio and
 * external addresses aren't pages. Neither is a query, which the server responds to itself. A fragment alone stays on
 * its page, where the browser moves the focus too. Next's router throws on a malformed fragment.
 */
export function leadsToPage(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, base)) return false
  const {origin, pathname, search, hash} = new URL(address, base)
  return origin === base && search === '' && !outside.test(pathname) && canDecode(hash)
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
