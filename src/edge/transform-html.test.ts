import {createHash} from 'node:crypto'
import {runInNewContext} from 'node:vm'
import {insertResults, wrapEmptySearch} from '#search/insert-results.ts'
import {deferredScriptsIn, deferScripts} from './defer-scripts.ts'
import type {OriginResponse} from './origin.ts'
import {hashInlineScripts, policyWithHashes, transformHtml} from './transform-html.ts'
import {unescapeData} from './unescape-data.ts'

const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'"
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(policyWithHashes(policy, html))?.[1]
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const data = '<script>self.__next_f.push([1,"1:{}"])</script>'

const responseOf = (
  type: string,
  headers: OriginResponse['headers'] = {'content-security-policy': policy},
): OriginResponse => ({
  status: 200,
  headers: {'content-type': type, ...headers},
  cookies: [],
  body: Buffer.from(`<!DOCTYPE html><html><body><p>Words</p>${tag('a')}${data}</body></html>`),
  isShared: true,
  isCacheable: true,
})

describe('policyWithHashes', () => {
  it.each([
    [
      'each inline script, once',
      '<script>a()</script><p>x</p><script type="module" async="">b()</script><script>a()</script>',
      ['a()', 'b()'],
    ],
    ['line breaks as the parser reads them', '<script>a()\r\nb()\rc()</script>', ['a()\nb()\nc()']],
    [
      'neither external scripts nor data',
      '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>',
      [],
    ],
    ...['', '<!--/search-->', '<!--search-->'].map((typed): [string, string, string[]] => [
      `no script in search results after ${typed}`,
      insertResults(
        `<script>ours()</script>${wrapEmptySearch('<form></form>')}<p>after</p>`,
        `${typed}<script>theirs()</script>`,
      ),
      ['ours()'],
    ]),
  ])('hashes %s (SEC-1)', (_, html, inline) => {
    expect(scriptsOf(html)).toBe(["'self'", ...inline.map(hashOf)].join(' '))
    expect(policyWithHashes(policy, html)).toContain("style-src 'unsafe-inline'")
  })

  it.each(["default-src 'none'; script-src 'self'", "default-src 'none'; style-src 'sha256-abc='"])(
    'returns a policy unchanged that allows no inline scripts: %s (SEC-1)',
    (strict) => {
      expect(policyWithHashes(strict, '<script>a()</script>')).toBe(strict)
    },
  )

  it('gives HTML without a policy one that runs nothing, and other responses none (SEC-1)', () => {
    const {headers} = hashInlineScripts(responseOf('text/html; charset=utf-8', {}))
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['content-security-policy']).not.toMatch(/script-src/)
    const text = responseOf('text/plain', {})
    expect(hashInlineScripts(text)).toBe(text)
  })
})

describe('deferScripts', () => {
  const names = ['1q_first', 'turbopack-2', '0h-~last']
  const others = [
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/>',
    '<script src="/_next/static/chunks/poly.js" noModule=""></script></head><body><p>Words</p>',
    '<script>self.__next_f=[]</script>',
    '</body></html>',
  ]
  const preload =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0h-~last.js"/>'
  const [first = '', second = '', third = ''] = names.map(tag)
  const page = [others[0], preload, first, second, others[1], others[2], third, others[3]].join('')

  it('replaces the first tag with an inline script that names all scripts (decision 54)', () => {
    const html = deferScripts(page)
    const inline = /<script>(\(\(\)=>\{[\s\S]*?\}\)\(\))<\/script>/.exec(html)?.[1] ?? ''
    const sources = names.map((name) => `/_next/static/chunks/${name}.js`)
    for (const source of sources) expect(inline).toContain(`"${source}"`)
    expect(deferredScriptsIn(page)).toEqual(sources)
    expect(html.replace(`<script>${inline}</script>`, '')).toBe(others.join(''))
  })

  it.each([
    ['another shape', '<script async="" src="/_next/static/chunks/a.js"></script>'],
    ['another path', '<script src="/elsewhere/a.js" async=""></script>'],
    ['a source that would end the inline script', tag('</script><script>alert(1)//')],
  ])('leaves tags with %s unchanged (decision 54)', (_, html) => {
    expect(deferScripts(html)).toBe(html)
    expect(deferredScriptsIn(html)).toEqual([])
  })
})

describe('unescapeData', () => {
  /** Writes a text as Next does: as JSON, without the characters that HTML could read. */
  const scriptOf = (text: string) => {
    const escape = (letter: string) => String.raw`\u00${letter.codePointAt(0)?.toString(16)}`
    return `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[&<>]/g, escape)}])</script>`
  }

  it.each([
    ['selectors', '.a>li{margin:0}'],
    ['quotes', '["$","p",null,{"children":"We’re > open"}]'],
    ['backslashes', String.raw`\ \" \\" \u003e \\u003e \\\u003e >`],
    ['line breaks', '">"\n\r\t\0'],
    ['tags', '"</script><!-- --><script>"'],
  ])('keeps the data with %s (decision 55)', (_name, text) => {
    const html = unescapeData(scriptOf(text))
    const pushed: unknown[] = []
    const self = {__next_f: {push: ([, value]: unknown[]) => pushed.push(value)}}
    runInNewContext(html.slice('<script>'.length, -'</script>'.length), {self})
    expect(pushed).toEqual([text])
    expect(html.match(/<\/?script|<!--/g)).toHaveLength(2)
  })

  it('writes styles in each script of data as they are in the markup, and changes nothing else (decision 55)', () => {
    const other = String.raw`<script>self.__next_f=[];push("\u003e")</script><p>\u003e</p>`
    const [one, two] = ['.a>li{}.b>ul>li{}', '2>1']
    const html = unescapeData(scriptOf(one) + other + scriptOf(two))
    expect(html.split(other)).toEqual([expect.stringContaining(one), expect.stringContaining(two)])
    const open = '<script>self.__next_f.push([1,"'.repeat(1000)
    expect(unescapeData(open)).toBe(open)
  })
})

describe('transformHtml', () => {
  it('defers scripts, keeps React’s data and allows both inline scripts by their hashes', () => {
    const {headers, body} = transformHtml(responseOf('text/html; charset=utf-8'))
    const html = body.toString()
    expect(html).not.toContain(tag('a'))
    expect(html).toContain(data)
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(inline).toHaveLength(2)
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' ${inline.map(hashOf).join(' ')};`,
    )
  })

  it('returns a response that is not HTML unchanged', () => {
    const text = responseOf('text/plain')
    expect(transformHtml(text)).toBe(text)
  })
})
