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

describe('deferScripts', () => {
  it('replaces the first tag with an inline script that names all scripts (decision 54)', () => {
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

  it('returns the sources of the deferred scripts (decision 54)', () => {
    expect(deferredScriptsIn(page)).toEqual(
      ['1q_first', 'turbopack-2', '0h-~last'].map((name) => `/_next/static/chunks/${name}.js`),
    )
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
