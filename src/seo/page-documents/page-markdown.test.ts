import {parsePage} from './page-document.ts'
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

describe('the Markdown of a page (SEO-4)', () => {
  it.each(['0', 'a', '1. ', '`'])('takes 200 KB of %j in one go', (words) => {
    const markdown = bodyOf(`<p>${words.repeat(204_800 / words.length)}</p>`) ?? ''
    expect(markdown.length).toBeGreaterThanOrEqual(204_000)
  })

  it('escapes what a reader of Markdown would take for HTML', () => {
    expect(bodyOf('<p>a &lt; b, &lt;script&gt; &amp; *</p>')).toBe(
      String.raw`a \< b, \<script> & \*`,
    )
  })

  it('says what the page is called and where it stands, then what stands in its main part alone', () => {
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

  it('keeps headings, lists and tables', () => {
    expect(
      bodyOf(
        '<h2>Prices</h2><ul><li>One</li><li>Two</li></ul>' +
          '<table><thead><tr><th>Visit</th></tr></thead><tbody><tr><td>£149</td></tr></tbody></table>',
      ),
    ).toMatch(/^## Prices\n\n- One\n- Two\n\n\| Visit \|\n\| -+ \|\n\| £149 +\|$/)
  })

  it('makes addresses whole, and leaves numbers to call as they are', () => {
    expect(bodyOf('<p>See <a href="/about">us</a> or call <a href="tel:999">999</a>.</p>')).toBe(
      'See [us](https://lamplight.example/about) or call [999](tel:999).',
    )
  })

  it('keeps the question of an answer, which is a button in a heading', () => {
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
  ])('leaves out what is not read: %s', (part) => {
    expect(bodyOf(`<p>Before</p>${part}<p>After</p>`)).toBe('Before\n\nAfter')
  })

  it('keeps the words of a link within the page', () => {
    expect(bodyOf('<p>See <a href="#steps">the steps</a> first.</p>')).toBe('See the steps first.')
  })

  it('has plain spaces in what stays on one line of the page', () => {
    expect(bodyOf('<p>Kept 14\u00A0days.</p><p>14&nbsp;days</p>')).toBe('Kept 14 days.\n\n14 days')
  })

  it('parts what stands beside each other on the page', () => {
    expect(bodyOf('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
      '[A](https://lamplight.example/a) [B](https://lamplight.example/b)',
    )
    expect(bodyOf('<p><span>Today</span><span>Example profile</span></p>')).toBe(
      'Today Example profile',
    )
  })

  it('says whether the page wants to be found', () => {
    expect(parsePage(html('')).isListed).toBe(true)
    expect(parsePage(html('', '<meta name="robots" content="noindex"/>')).isListed).toBe(false)
  })
})
