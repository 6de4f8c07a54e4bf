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
      '---\ntitle: "GP & you – Lamplight"\ndescription: "A GP, \\"at home\\"."\n' +
        `url: "${address}"\n---\n\n# See a GP\n\nSoon.\n`,
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
    '<svg><title>A door</title></svg>',
    '<script type="application/ld+json">{"name":"x"}</script>',
    '<p hidden>Later</p>',
    '<a href="#next">Skip the map</a>',
    '<fieldset><label><input type="radio"/>Home</label></fieldset>',
    '<p role="status">6 in this list</p>',
    '<div role="img"><span>Thursday</span></div>',
    '<span data-mark-kind="name">Hackney</span>',
    '<div data-fold=""><details><summary>Show all 6</summary></details></div>',
    '<div data-trial=""><b>Match</b></div>',
  ])('omits %s', (part) => {
    expect(bodyOf(`<p>Before</p>${part}<p>After</p>`)).toBe('Before\n\nAfter')
  })

  it('separates adjacent inline elements', () => {
    expect(bodyOf('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
      '[A](https://lamplight.example/a) · [B](https://lamplight.example/b)',
    )
    expect(bodyOf('<p><span>Today</span><span>Example profile</span></p>')).toBe(
      'Today · Example profile',
    )
    expect(bodyOf('<p><b>24/7</b><span>support</span></p>')).toBe('**24/7** support')
    expect(bodyOf('<p><b>Basis:</b><span>Our plan.</span><b>No date</b></p>')).toBe(
      '**Basis:** Our plan. **No date**',
    )
  })

  it('puts a note after a text in brackets', () => {
    expect(bodyOf('<p>GP at home<small>The visit</small></p>')).toBe('GP at home (The visit)')
  })

  it('escapes only what Markdown would read as formatting', () => {
    expect(bodyOf('<p>In 2026. We’re in SE5. She set ph_analytics_id and _x.</p>')).toBe(
      String.raw`In 2026. We’re in SE5. She set ph_analytics_id and \_x.`,
    )
    expect(bodyOf('<p>2026. Our year.</p>')).toBe(String.raw`2026\. Our year.`)
    expect(bodyOf('<h2>2. Choose</h2>')).toBe('## 2. Choose')
  })

  it('converts terms and their descriptions to list items', () => {
    expect(
      bodyOf(
        '<dl><div><dt>Price</dt><dd><div><p>Not set yet.</p></div></dd></div>' +
          '<div><dt>100K</dt><dd><span>homes reached </span></dd></div>' +
          '<div><dt>Missed:</dt><dd>High</dd></div></dl><a href="/a">More</a>',
      ),
    ).toBe(
      '- **Price:** Not set yet.\n- **100K** homes reached\n- **Missed:** High\n\n' +
        '[More](https://lamplight.example/a)',
    )
  })

  it('converts list items with headings to sections that start with the heading', () => {
    expect(
      bodyOf(
        '<ul><li><span>Example</span><h3>Dr A</h3><p>Kentish Town</p></li><li><h3>Dr B</h3></li></ul>',
      ),
    ).toBe('### Dr A\n\nExample\n\nKentish Town\n\n### Dr B')
    expect(bodyOf('<ul><li><h3><span>Home</span> At your table</h3></li></ul>')).toBe(
      '### Home · At your table',
    )
  })

  it('parses noindex', () => {
    expect(parsePage(html('')).isListed).toBe(true)
    expect(parsePage(html('', '<meta name="robots" content="noindex"/>')).isListed).toBe(false)
  })
})
