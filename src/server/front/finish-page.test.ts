import {createHash} from 'node:crypto'
import {finishPage} from './finish-page.ts'
import type {Answer} from './page-cache.ts'

const answerOf = (html: string, type = 'text/html; charset=utf-8'): Answer => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'",
  },
  body: Buffer.from(html),
  isShared: true,
  isKept: true,
})

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
const data = '<script>self.__next_f.push([1,"1:{}"])</script>'
const page = (scripts: string) => `<!DOCTYPE html><html><body><p>Words</p>${scripts}</body></html>`

describe('finishPage', () => {
  it('defers scripts, keeps React’s data and allows both inline scripts by their hashes', () => {
    const finished = finishPage(answerOf(page(script + data)))
    const html = finished.body.toString()
    expect(html).not.toContain(script)
    expect(html).toContain(data)
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    const hashes = scripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(hashes).toHaveLength(2)
    expect(finished.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' ${hashes.join(' ')}`,
    )
  })

  it('returns a response that is not HTML unchanged', () => {
    const text = answerOf(page(script + data), 'text/plain')
    expect(finishPage(text)).toBe(text)
  })
})
