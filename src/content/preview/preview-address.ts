/** Which page a preview opens. */
const pathParameter = 'sanity-preview-pathname'

const secretParameter = 'sanity-preview-secret'

/**
 * @param address - at which the preview is opened
 * @returns the secret that it holds, null when there is none
 */
export const previewSecret = (address: string) => new URL(address).searchParams.get(secretParameter)

/**
 * Lets a preview lead to pages of this site alone. The library redirects to the path of what it is given, and the path
 * of `/..//evil.example` is `//evil.example`, which a browser takes for another site.
 *
 * @param address - at which the preview is opened
 * @returns the same, leading to the home page instead
 */
export function previewAddress(address: string): string {
  const url = new URL(address)
  const path = url.searchParams.get(pathParameter)
  if (path !== null && !staysHere(path)) url.searchParams.set(pathParameter, '/')
  return url.href
}

function staysHere(path: string): boolean {
  const here = 'http://site.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false
  const {origin, pathname, search, hash} = new URL(path, here)
  // As the browser will read what the library makes of it.
  return origin === here && URL.parse(`${pathname}${search}${hash}`, here)?.origin === here
}
