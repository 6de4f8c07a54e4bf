import {parsePage} from './parsed-page.ts'
import {pageMarkdown} from './page-markdown.ts'

const address = 'https://lamplight.example/gp-visit'

const html = (main: string, head = '') =>
  `<!doctype html><html><head><title>GP &amp; you – Lamplight</title>` +
  `<meta name="description" content="A GP, &quot;at home&quot;."/>` +
  `<link rel="canonical" href="${address}"/>${head}</head>` +
  `<body><header><a href="/">Menu</a></header><main id="main">${main}</main>` +
  `<footer>Registered office</footer><dialog>Join</dialog></body></html>`

const bodyOf = (main: string) =>
  pageMarkdown(parsePage(html(main)), address)
    .split('---\n')[2]
    ?.trim()

describe('pageMarkdown', () => {
  it.each(['0', 'a', '1. ', '`'])('converts 200 KB of %j in linear time', (words) => {
    const markdown = bodyOf(`<p>${words.repeat(204_800 / words.length)}</p>`) ?? ''
    expect(markdown.length).toBeGreaterThanOrEqual(204_000)
  })

  it('escapes HTML in text', () => {
    expect(bodyOf('<p>a &lt; b, &lt;script&gt; &amp; *</p>')).toBe(
      String.raw`a \< b, \<script> & \*`,
    )
  })

  it('returns front matter and the content of main (SEO-4)', () => {
    expect(pageMarkdown(parsePage(html('<h1>See a GP</h1><p>Soon.</p>')), address)).toBe(
      [
        '---',
        'title: "GP & you – Lamplight"',
        'description: "A GP, \\"at home\\"."',
        `url: "${address}"`,
        '---',
        '',
        '# See a GP',
        '',
        'Soon.',
        '',
      ].join('\n'),
    )
  })

  it('converts headings, lists and tables', () => {
    expect(
      bodyOf(
        '<h2>Prices</h2><ul><li>One</li><li>Two</li></ul>' +
          '<table><thead><tr><th>Visit</th></tr></thead><tbody><tr><td>£149</td></tr></tbody></table>',
      ),
    ).toMatch(/^## Prices\n\n- One\n- Two\n\n\| Visit \|\n\| -+ \|\n\| £149 +\|$/)
  })

  it('makes links absolute but not phone links', () => {
    expect(bodyOf('<p>See <a href="/about">us</a> or call <a href="tel:999">999</a>.</p>')).toBe(
      'See [us](https://lamplight.example/about) or call [999](tel:999).',
    )
  })

  it('retains questions, which are buttons in headings', () => {
    expect(
      bodyOf('<h3><button>How soon?</button></h3><div hidden="until-found"><p>Today.</p></div>'),
    ).toBe('### How soon?\n\nToday.')
  })

  it.each([
    '<nav><a href="/">Home</a></nav>',
    '<form><label>Email</label></form>',
    '<button>Play</button>',
    '<svg><title>A door</title></svg>',
    '<script type="application/ld+json">{"name":"x"}</script>',
    '<style>p{color:red}</style>',
    '<p hidden>Later</p>',
    '<a href="#next">Skip the map</a>',
  ])('omits %s', (part) => {
    expect(bodyOf(`<p>Before</p>${part}<p>After</p>`)).toBe('Before\n\nAfter')
  })

  it('retains the text of a link within the page', () => {
    expect(bodyOf('<p>See <a href="#steps">the steps</a> first.</p>')).toBe('See the steps first.')
  })

  it('replaces non-breaking spaces', () => {
    expect(bodyOf('<p>Kept 14\u00A0days.</p><p>14&nbsp;days</p>')).toBe('Kept 14 days.\n\n14 days')
  })

  it('separates adjacent inline elements', () => {
    expect(bodyOf('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
      '[A](https://lamplight.example/a) [B](https://lamplight.example/b)',
    )
    expect(bodyOf('<p><span>Today</span><span>Example profile</span></p>')).toBe(
      'Today Example profile',
    )
  })

  it('parses noindex', () => {
    expect(parsePage(html('')).isListed).toBe(true)
    expect(parsePage(html('', '<meta name="robots" content="noindex"/>')).isListed).toBe(false)
  })
})
