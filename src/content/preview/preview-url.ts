import {
  urlSearchParamPreviewPathname as pathParameter,
  urlSearchParamPreviewSecret as secretParameter,
} from '@sanity/preview-url-secret/constants'

/** Returns the secret in a preview URL. */
export const previewSecret = (address: string) => new URL(address).searchParams.get(secretParameter)

/**
 * Restricts a preview URL to pages of this site; others become the home page. The library redirects to a resolved
 * path, and that of `/..//evil.example` is `//evil.example`, which browsers treat as another site.
 */
export function safePreviewUrl(address: string): string {
  const url = new URL(address)
  const path = url.searchParams.get(pathParameter)
  if (path !== null && !staysHere(path)) url.searchParams.set(pathParameter, '/')
  return url.href
}

function staysHere(path: string): boolean {
  const here = 'http://site.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false
  const {origin, pathname, search, hash} = new URL(path, here)
  // Resolves the library's redirect as a browser does.
  return origin === here && URL.parse(`${pathname}${search}${hash}`, here)?.origin === here
}
