/** Returns every tag that loads a script in a browser with module support. */
export const scriptTags = (html: string) =>
  (html.match(/<script\b[^>]*\ssrc\s*=[^>]*>/gi) ?? []).filter((tag) => !/\snomodule/i.test(tag))

/** Returns the URLs of the scripts that a page defers, in order. */
export const lateSources = (html: string) =>
  [...(/const sources=(\[[^\]]*\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, source = '']) => source,
  )
