import {createHash} from 'node:crypto'
import {withLateScripts} from './late-scripts.ts'
import type {Answer} from './page-cache.ts'
import {withStrictPolicy} from './strict-policy.ts'

const answer = (html: string, type = 'text/html; charset=utf-8'): Answer => ({
  status: 200,
  headers: {
    'content-type': type,
    'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'",
  },
  body: Buffer.from(html),
  isShared: true,
  isKept: true,
})
const late = (html: string) => withLateScripts(answer(html)).body.toString()

const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0h-~last.js"/>',
  tag('1q_first'),
  tag('turbopack-2'),
  '<script src="/_next/static/chunks/poly.js" noModule=""></script></head><body><p>Words</p>',
  '<script>self.__next_f=[]</script>',
  tag('0h-~last'),
  '</body></html>',
].join('')

describe('the tags of Next’s scripts (decision 54)', () => {
  it('become one inline script in the place of the first, which names them all', () => {
    const html = late(page)
    const inline = /<script>(\(\(\)=>\{[\s\S]*?\}\)\(\))<\/script>/.exec(html)?.[1] ?? ''
    for (const name of ['1q_first', 'turbopack-2', '0h-~last']) {
      expect(inline).toContain(`"/_next/static/chunks/${name}.js"`)
    }
    expect(html.replace(`<script>${inline}</script>`, '')).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/>' +
        '<script src="/_next/static/chunks/poly.js" noModule=""></script></head><body><p>Words</p>' +
        '<script>self.__next_f=[]</script></body></html>',
    )
  })

  it('are allowed by the hash of that script, as the policy is made last', () => {
    const finished = withStrictPolicy(withLateScripts(answer(page)))
    const [, inline = ''] =
      /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(finished.body.toString()) ?? []
    const digest = createHash('sha256').update(inline).digest('base64')
    expect(finished.headers['content-security-policy']).toContain(`'sha256-${digest}'`)
  })

  it.each([
    ['of another shape', '<script async="" src="/_next/static/chunks/a.js"></script>'],
    ['of other places', '<script src="/elsewhere/a.js" async=""></script>'],
    ['whose address would end the inline script', tag('</script><script>alert(1)//')],
  ])('stay where they are when they are %s', (_, html) => {
    expect(late(html)).toBe(html)
  })

  it('stay in what is no HTML', () => {
    const text = answer(page, 'text/plain')
    expect(withLateScripts(text)).toBe(text)
  })
})
