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

  it('returns front matter and the content of main (SEO-4)', () => {
    expect(pageMarkdown(parsePage(html('<h1>See a GP</h1><p>Soon.</p>')), address)).toBe(
      '---\ntitle: "GP & you – Lamplight"\ndescription: "A GP, \\"at home\\"."\n' +
        `url: "${address}"\n---\n\n# See a GP\n\nSoon.\n`,
    )
  })

  it.each([
    ['HTML in text', '<p>a &lt; b, &lt;script&gt; &amp; *</p>', String.raw`a \< b, \<script> & \*`],
    [
      'headings, lists and tables',
      '<h2>Prices</h2><ul><li>One</li><li>Two</li></ul>' +
        '<table><thead><tr><th>Visit</th></tr></thead><tbody><tr><td>£149</td></tr></tbody></table>',
      '## Prices\n\n- One\n- Two\n\n| Visit |\n| ----- |\n| £149  |',
    ],
    [
      'links, which become absolute, and phone links',
      '<p>See <a href="/about">us</a> or call <a href="tel:999">999</a>.</p>',
      'See [us](https://lamplight.example/about) or call [999](tel:999).',
    ],
    [
      'questions, which are buttons in headings',
      '<h3><button>How soon?</button></h3><div hidden="until-found"><p>Today.</p></div>',
      '### How soon?\n\nToday.',
    ],
    [
      'adjacent links',
      '<p><a href="/a">A</a><a href="/b">B</a></p>',
      '[A](https://lamplight.example/a) · [B](https://lamplight.example/b)',
    ],
    ['adjacent texts', '<p><span>Today</span><span>Example</span></p>', 'Today · Example'],
    ['a figure and its unit', '<p><b>24/7</b><span>support</span></p>', '**24/7** support'],
    [
      'a label and its text',
      '<p><b>Basis:</b><span>Our plan.</span><b>No date</b></p>',
      '**Basis:** Our plan. **No date**',
    ],
    ['a note', '<p>GP at home<small>The visit</small></p>', 'GP at home (The visit)'],
    [
      'what is no formatting',
      '<p>In 2026. We’re in SE5. She set ph_analytics_id and _x.</p>',
      String.raw`In 2026. We’re in SE5. She set ph_analytics_id and \_x.`,
    ],
    ['a number at the start of a text', '<p>2026. Our year.</p>', String.raw`2026\. Our year.`],
    ['a number at the start of a heading', '<h2>2. Choose</h2>', '## 2. Choose'],
    [
      'terms and their descriptions',
      '<dl><div><dt>Price</dt><dd><div><p>Not set yet.</p></div></dd></div>' +
        '<div><dt>100K</dt><dd><span>homes reached </span></dd></div>' +
        '<div><dt>Missed:</dt><dd>High</dd></div></dl><a href="/a">More</a>',
      '- **Price:** Not set yet.\n- **100K** homes reached\n- **Missed:** High\n\n' +
        '[More](https://lamplight.example/a)',
    ],
    [
      'list items with headings, which come first',
      '<ul><li><span>Example</span><h3>Dr A</h3><p>Kentish Town</p></li><li><h3>Dr B</h3></li></ul>',
      '### Dr A\n\nExample\n\nKentish Town\n\n### Dr B',
    ],
    [
      'a heading of two texts',
      '<ul><li><h3><span>Home</span> At your table</h3></li></ul>',
      '### Home · At your table',
    ],
  ])('converts %s', (_what, main, markdown) => {
    expect(bodyOf(main)).toBe(markdown)
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

  it('parses noindex', () => {
    expect(parsePage(html('')).isListed).toBe(true)
    expect(parsePage(html('', '<meta name="robots" content="noindex"/>')).isListed).toBe(false)
  })
})
