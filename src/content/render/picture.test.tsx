import {renderToStaticMarkup} from 'react-dom/server'
import {pictureUrl} from './picture-url.ts'
import {type ImageContent, Picture, type PictureContent} from './picture.tsx'

const image = (id: string, width: number, extension = 'jpg'): ImageContent => ({
  asset: {_type: 'reference', _ref: `image-${id}-${width}x${width / 2}-${extension}`},
  crop: null,
  hotspot: null,
  width,
  height: width / 2,
  extension,
})

const html = (picture: PictureContent | null, eager = false) =>
  renderToStaticMarkup(<Picture picture={picture} sizes="50vw" eager={eager} />)

/** Needed to sign crops. */
process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'

/** Returns the candidates of the first `srcset`. */
const candidates = (markup: string) =>
  [...(/srcSet="([^"]+)"/i.exec(markup)?.[1] ?? '').matchAll(/(\S+) (\d+)w/g)].map(
    ([, address = '', width]) => ({address, width: Number(width)}),
  )

describe('Picture', () => {
  it('has dimensions and alternative text (WCAG 1.1.1)', () => {
    const markup = html({alt: 'A nurse', image: image('a', 1000)})
    expect(markup).toMatch(/<img alt="A nurse"[^>]* height="500"[^>]* width="1000"/)
    expect(markup).toContain('sizes="50vw"')
  })

  it('has the dimensions of its crop as maximum', () => {
    const crop = {top: 0.1, bottom: 0.3, left: 0.25, right: 0.25}
    const markup = html({alt: '', image: {...image('a', 1000), crop}})
    expect(markup).toMatch(/<img[^>]* height="300"[^>]* width="500"/)
    expect(markup).toContain('%2F250%2C50%2C500%2C300%2F')
    expect(Math.max(...candidates(markup).map(({width}) => width))).toBeLessThanOrEqual(500)
  })

  it('offers ascending widths up to the width of the upload', () => {
    const offered = candidates(html({alt: '', image: image('a', 1000)}))
    const widths = offered.map(({width}) => width)
    expect(widths.length).toBeGreaterThan(3)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(Math.max(...widths)).toBeLessThanOrEqual(1000)
    for (const {address, width} of offered) expect(address).toContain(`w=${width}`)
  })

  it('loads an SVG as uploaded', () => {
    const markup = html({alt: '', image: image('a', 400, 'svg')})
    expect(markup).not.toMatch(/srcset/i)
    expect(markup).toMatch(/src="[^"]+\.svg&amp;w=320&amp;q=75"/)
  })

  it('has empty alternative text when decorative', () => {
    expect(html({alt: 'A nurse', decorative: true, image: image('a', 800)})).toContain('alt=""')
  })

  it('loads lazily unless eager', () => {
    expect(html({image: image('a', 800)})).toContain('loading="lazy"')
    expect(html({image: image('a', 800)}, true)).toContain('loading="eager"')
  })

  it('renders a variant for each theme when there is a dark one', () => {
    const markup = html({
      image: image('day', 800),
      dark: image('night', 800),
    })
    const [light = '', dark = ''] = markup.match(/<picture.*?<\/picture>/g) ?? []
    expect(light).toMatch(/data-theme-only="light".*<img [^>]*day-/)
    expect(dark).toMatch(/data-theme-only="dark".*<img [^>]*night-/)
  })

  it.each([null, {}, {image: null}, {image: {asset: null}}])(
    'renders nothing for %j',
    (picture) => {
      expect(html(picture)).toBe('')
    },
  )
})

describe('pictureUrl', () => {
  it('returns the URL for the width, or the URL of the SVG', () => {
    expect(pictureUrl(image('a', 800), 480)).toMatch(/a-800x400\.jpg&w=480/)
    expect(pictureUrl(image('a', 800, 'svg'), 480)).toMatch(/a-800x400\.svg&w=320/)
  })

  it.each([null, undefined, {}, {asset: null}])('returns undefined for %j', (missing) => {
    expect(pictureUrl(missing, 480)).toBeUndefined()
  })
})
