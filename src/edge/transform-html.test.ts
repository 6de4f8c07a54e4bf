import {createHash} from 'node:crypto'
import {runInNewContext} from 'node:vm'
import {insertResults, wrapEmptySearch} from '#search/insert-results.ts'
import {deferredScriptsIn, deferScripts} from './defer-scripts.ts'
import type {OriginResponse} from './origin.ts'
import {hashInlineScripts, policyWithHashes, transformHtml} from './transform-html.ts'

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
    '</body></html>',
  ]
  /** Writes a text as Next does: as JSON, without the characters that HTML could read. */
  const dataOf = (text: string) => {
    const escape = (letter: string) => String.raw`\u00${letter.codePointAt(0)?.toString(16)}`
    return `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[&<>]/g, escape)}])</script>`
  }
  const texts = [
    '.a>li{margin:0}',
    '"We’re > open"',
    String.raw`\ \" \u003e \\u003e`,
    '</script><!--\n',
  ]
  const pushes = [
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...texts.map(dataOf),
  ].join('')
  const preload =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0h-~last.js"/>'
  const [first = '', second = '', third = ''] = names.map(tag)
  const page = [others[0], preload, first, second, others[1], pushes, third, others[2]].join('')

  it('replaces the first tag with an inline script that names all scripts (decision 54)', () => {
    const {html} = deferScripts(page, 'build=b&response=r')
    const inline = /<script>(\(\(\)=>\{[\s\S]*?\}\)\(\))<\/script>/.exec(html)?.[1] ?? ''
    const sources = names.map((name) => `/_next/static/chunks/${name}.js`)
    for (const source of sources) expect(inline).toContain(`"${source}"`)
    expect(inline).toContain("'/_page-data?build=b&response=r&page='+location.pathname")
    expect(deferredScriptsIn(page)).toEqual(sources)
    expect(html.replace(`<script>${inline}</script>`, '')).toBe(others.join(''))
  })

  it('moves React’s data into one script that pushes the same strings (decision 55)', () => {
    const {html, data} = deferScripts(page, '')
    expect(html).not.toContain('__next_f')
    const self: {__next_f?: [number, string?][]} = {}
    runInNewContext(data ?? '', {self})
    expect(self.__next_f).toEqual([[0], ...texts.map((text) => [1, text])])
  })

  it('takes no data from search results (SEC-1)', () => {
    const found = insertResults(wrapEmptySearch(page), dataOf('theirs'))
    expect(deferScripts(found + page, '').data).not.toContain('theirs')
  })

  it('leaves the scripts of a page without data where they are', () => {
    const html = page.replace(pushes, '')
    expect(deferScripts(html, '')).toEqual({html, data: null})
  })

  it.each([
    ['another shape', '<script async="" src="/_next/static/chunks/a.js"></script>'],
    ['another path', '<script src="/elsewhere/a.js" async=""></script>'],
    ['a source that would end the inline script', tag('</script><script>alert(1)//')],
  ])('leaves tags with %s unchanged (decision 54)', (_, html) => {
    expect(deferScripts(html + pushes, '').html).toBe(html + pushes)
    expect(deferredScriptsIn(html)).toEqual([])
  })
})

describe('transformHtml', () => {
  it('defers scripts and React’s data, and allows the inline script by its hash', () => {
    const page = transformHtml(responseOf('text/html; charset=utf-8'), 'build=b')
    const html = page.body.toString()
    expect(html).not.toContain(tag('a'))
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(inline).toEqual([expect.stringContaining('build=b')])
    expect(page.data).toBe('self.__next_f.push([1,"1:{}"])')
    expect(page.headers['content-security-policy']).toContain(
      `script-src 'self' ${inline.map(hashOf).join(' ')};`,
    )
  })

  it('returns a response that is not HTML unchanged', () => {
    const text = responseOf('text/plain')
    expect(transformHtml(text, '')).toEqual({...text, data: null})
  })
})
