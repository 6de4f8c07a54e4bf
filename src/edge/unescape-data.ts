const start = '<script>self.__next_f.push([1,"'
const end = '"])</script>'

/** An escape of JSON; `>` is the one that Next adds. */
const escapes = /\\(?:u003e|[^])/g

/**
 * Writes `>` in React's data as itself. Next escapes it as `\u003e`, so the styles in the data differ from those in the
 * markup and do not compress (decision 55). Without a `<`, which stays escaped, `>` cannot end a script.
 *
 * @returns HTML whose scripts push the same strings
 */
export function unescapeData(html: string): string {
  const [before = '', ...scripts] = html.split(start)
  return scripts.reduce((done, script) => {
    const length = script.indexOf(end)
    if (length === -1) return done + start + script
    const text = script.slice(0, length).replaceAll(escapes, unescape)
    return done + start + text + script.slice(length)
  }, before)
}

const unescape = (escape: string) => (escape === String.raw`\u003e` ? '>' : escape)
