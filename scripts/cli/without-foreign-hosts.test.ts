import {withoutForeignHosts} from './without-foreign-hosts.ts'

describe('withoutForeignHosts', () => {
  it('removes the script of Sanity’s dashboard', () => {
    const own = '<script src="/studio/static/app.js" type="module"></script>'
    const bridge =
      '<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>\n'
    expect(withoutForeignHosts(`<head>${own}${bridge}</head>`)).toBe(`<head>${own}</head>`)
  })

  it('removes fonts of other hosts and keeps the Studio’s own', () => {
    const foreign =
      '@font-face{font-family:Inter;src:url(https://design-system-static.sanity.io/a.woff2)format("woff2");font-display:swap}'
    const quoted =
      '@font-face {\n  font-family: Inter;\n  src: url("https://studio-static.sanity.io/b.woff2") format("woff2");\n}\n'
    const own = '@font-face{font-family:Icons;src:url(/studio/static/icons.woff2)}'
    expect(withoutForeignHosts(`a{b:c}${foreign}${own}${quoted}d{e:f}`)).toBe(`a{b:c}${own}d{e:f}`)
  })
})
