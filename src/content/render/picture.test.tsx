import {renderToStaticMarkup} from 'react-dom/server'
import {pictureAddress} from './picture-address.ts'
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

/** Addresses with a crop are signed. */
process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'

/** The candidates of the first `srcset` after a piece of HTML: address and width in pixels. */
function candidates(markup: string): {address: string; width: number}[] {
  const [, srcSet = ''] = /srcSet="([^"]+)"/i.exec(markup) ?? []
  return srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return {address, width: Number.parseInt(width)}
  })
}

describe('a picture', () => {
  it('keeps its place while it loads, and is described (WCAG 1.1.1)', () => {
    const markup = html({alt: 'A nurse', image: image('a', 1000)})
    expect(markup).toMatch(/<img alt="A nurse"[^>]* height="500"[^>]* width="1000"/)
    expect(markup).toContain('sizes="50vw"')
  })

  it('keeps the place of the part that an editor chose, and is offered no wider', () => {
    const crop = {top: 0.1, bottom: 0.3, left: 0.25, right: 0.25}
    const markup = html({alt: '', image: {...image('a', 1000), crop}})
    expect(markup).toMatch(/<img[^>]* height="300"[^>]* width="500"/)
    expect(markup).toContain('%2F250%2C50%2C500%2C300%2F')
    expect(Math.max(...candidates(markup).map(({width}) => width))).toBeLessThanOrEqual(500)
  })

  it('is offered in ascending widths, none larger than what was uploaded', () => {
    const offered = candidates(html({alt: '', image: image('a', 1000)}))
    const widths = offered.map(({width}) => width)
    expect(widths.length).toBeGreaterThan(3)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(Math.max(...widths)).toBeLessThanOrEqual(1000)
    for (const {address, width} of offered) expect(address).toContain(`w=${width}`)
  })

  it('is fetched as it was uploaded when it is a drawing', () => {
    const markup = html({alt: '', image: image('a', 400, 'svg')})
    expect(markup).not.toMatch(/srcset/i)
    expect(markup).toMatch(/src="[^"]+\.svg&amp;w=320&amp;q=75"/)
  })

  it('says nothing when it only decorates', () => {
    expect(html({alt: 'A nurse', decorative: true, image: image('a', 800)})).toContain('alt=""')
  })

  it('waits until it comes near the window, unless it is seen first', () => {
    expect(html({image: image('a', 800)})).toContain('loading="lazy"')
    expect(html({image: image('a', 800)}, true)).toContain('loading="eager"')
  })

  it('has one variant for each theme when there is a dark one', () => {
    const markup = html({
      image: image('day', 800),
      dark: image('night', 800),
    })
    const [light = '', dark = ''] = markup.match(/<picture.*?<\/picture>/g) ?? []
    expect(light).toMatch(/data-theme-only="light".*<img [^>]*day-/)
    expect(dark).toMatch(/data-theme-only="dark".*<img [^>]*night-/)
  })

  it('is the same in both themes when there is no dark one', () => {
    const markup = html({image: image('a', 800)})
    expect(markup.match(/<img/g)).toHaveLength(1)
    expect(markup).not.toContain('data-theme-only')
  })

  it.each([null, {}, {image: null}, {image: {asset: null}}])(
    'is not there in a draft: %j',
    (picture) => {
      expect(html(picture)).toBe('')
    },
  )
})

describe('the address of a picture in a drawing', () => {
  it('is one of the wanted width, or of the drawing itself', () => {
    expect(pictureAddress(image('a', 800), 480)).toMatch(/a-800x400\.jpg&w=480/)
    expect(pictureAddress(image('a', 800, 'svg'), 480)).toMatch(/a-800x400\.svg&w=320/)
  })

  it.each([null, undefined, {}, {asset: null}])(
    'is none while nothing was uploaded: %j',
    (missing) => {
      expect(pictureAddress(missing, 480)).toBeUndefined()
    },
  )
})
