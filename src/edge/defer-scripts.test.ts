import {deferredScriptsIn, deferScripts} from './defer-scripts.ts'

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

describe('deferScripts (decision 54)', () => {
  it('replaces the first tag by an inline script that names all scripts', () => {
    const html = deferScripts(page)
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

  it('lists the deferred scripts', () => {
    expect(deferredScriptsIn(page)).toEqual(
      ['1q_first', 'turbopack-2', '0h-~last'].map((name) => `/_next/static/chunks/${name}.js`),
    )
  })

  it.each([
    ['of another shape', '<script async="" src="/_next/static/chunks/a.js"></script>'],
    ['of other places', '<script src="/elsewhere/a.js" async=""></script>'],
    ['whose address would end the inline script', tag('</script><script>alert(1)//')],
  ])('leaves tags unchanged that are %s', (_, html) => {
    expect(deferScripts(html)).toBe(html)
    expect(deferredScriptsIn(html)).toEqual([])
  })
})
