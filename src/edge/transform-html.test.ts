import {createHash} from 'node:crypto'
import {insertResults, wrapEmptySearch} from '#search/insert-results.ts'
import type {OriginResponse} from './origin.ts'
import {hashInlineScripts, policyWithHashes, transformHtml} from './transform-html.ts'

const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'"
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(policyWithHashes(policy, html))?.[1]

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
const data = '<script>self.__next_f.push([1,"1:{}"])</script>'
const responseOf = (
  type: string,
  headers: OriginResponse['headers'] = {'content-security-policy': policy},
): OriginResponse => ({
  status: 200,
  headers: {'content-type': type, ...headers},
  cookies: [],
  etag: undefined,
  body: Buffer.from(`<!DOCTYPE html><html><body><p>Words</p>${script}${data}</body></html>`),
  isShared: true,
  isCacheable: true,
})

describe('policyWithHashes', () => {
  it('allows each inline script of the document by its hash, once (SEC-1)', () => {
    const html =
      '<script>a()</script><p>x</p><script type="module" async="">b()</script><script>a()</script>'
    expect(scriptsOf(html)).toBe(`'self' ${hashOf('a()')} ${hashOf('b()')}`)
    expect(policyWithHashes(policy, html)).toContain("style-src 'unsafe-inline'")
  })

  it('hashes line breaks as the parser reads them (SEC-1)', () => {
    expect(scriptsOf('<script>a()\r\nb()\rc()</script>')).toBe(`'self' ${hashOf('a()\nb()\nc()')}`)
  })

  it('adds no hash for external scripts and data (SEC-1)', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
    expect(scriptsOf(html)).toBe("'self'")
  })

  it('allows no script in search results (SEC-1)', () => {
    const page = `<script>ours()</script>${wrapEmptySearch('<form></form>')}<p>after</p>`
    for (const typed of [
      '<script>theirs()</script>',
      '<!--/search--><script>theirs()</script>',
      '<!--search--><script>theirs()</script>',
    ]) {
      expect(scriptsOf(insertResults(page, typed))).toBe(`'self' ${hashOf('ours()')}`)
    }
  })

  it('returns a policy unchanged that allows no inline scripts (SEC-1)', () => {
    const strict = "default-src 'none'; script-src 'self'"
    expect(policyWithHashes(strict, '<script>a()</script>')).toBe(strict)
    const none = "default-src 'none'; style-src 'sha256-abc='"
    expect(policyWithHashes(none, '<script>a()</script>')).toBe(none)
  })

  it('gives HTML without a policy one that runs nothing, and other responses none (SEC-1)', () => {
    const html = hashInlineScripts(responseOf('text/html; charset=utf-8', {}))
    expect(html.headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(html.headers['content-security-policy']).not.toMatch(/script-src/)
    const text = responseOf('text/plain', {})
    expect(hashInlineScripts(text)).toBe(text)
  })
})

describe('transformHtml', () => {
  it('defers scripts, keeps React’s data and allows both inline scripts by their hashes', () => {
    const {headers, body} = transformHtml(responseOf('text/html; charset=utf-8'))
    const html = body.toString()
    expect(html).not.toContain(script)
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
