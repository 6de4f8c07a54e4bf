/** Returns every tag of a page that fetches a script in browsers with modules. */
export const scriptTags = (html: string) =>
  (html.match(/<script\b[^>]*\ssrc\s*=[^>]*>/gi) ?? []).filter((tag) => !/\snomodule/i.test(tag))

/** Returns the addresses of the scripts that a page defers, in order. */
export const lateSources = (html: string) =>
  [...(/const sources=(\[[^\]]*\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, source = '']) => source,
  )
