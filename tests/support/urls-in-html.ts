/** Finds the URLs of optimised images and files in a page, in attributes and in React's data, with duplicates. */
export function mediaUrls(html: string): string[] {
  const text = html.replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return text.match(/(?:\/_next\/image\?|\/media\/files\/)[^\s"'\\<>()]+/g) ?? []
}

/** Returns every tag that loads a script in a browser with module support. */
export const scriptTags = (html: string) =>
  (html.match(/<script\b[^>]*\ssrc\s*=[^>]*>/gi) ?? []).filter((tag) => !/\snomodule/i.test(tag))

/** Returns the URLs of the scripts that a page defers, in order. */
export const deferredSources = (html: string) =>
  [...(/const sources=(\[[^\]]*\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, source = '']) => source,
  )
