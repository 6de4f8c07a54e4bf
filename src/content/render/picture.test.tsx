import {renderTree} from '#lib/testing/render.ts'
import {pictureUrl} from './picture.tsx'
import {type ImageContent, Picture, type PictureContent} from './picture.tsx'

const image = (id: string, width: number, extension = 'jpg'): ImageContent => ({
  asset: {_type: 'reference', _ref: `image-${id}-${width}x${width / 2}-${extension}`},
  crop: null,
  hotspot: null,
  width,
  height: width / 2,
  extension,
})
const render = (picture: PictureContent | null, eager = false) =>
  renderTree(<Picture picture={picture} sizes="50vw" eager={eager} />)
/** Returns the attributes of the image and the widths of its candidates. */
async function img(picture: PictureContent, eager?: boolean) {
  const {
    src = '',
    srcSet = '',
    ...attributes
  } = (await render(picture, eager)).querySelector('img')?.attributes ?? {}
  const offered = [...srcSet.matchAll(/(\S+) (\d+)w/g)]
  for (const [, address, width] of offered) expect(address).toContain(`w=${width}`)
  return {...attributes, src, widths: offered.map(([, , width]) => Number(width))}
}

/** Needed to sign crops. */
process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'

describe('Picture', () => {
  it('has dimensions and alternative text, and loads lazily unless eager (WCAG 1.1.1)', async () => {
    const shown = {height: '500', loading: 'lazy', sizes: '50vw', width: '1000'}
    const picture = {alt: 'A nurse', image: image('a', 1000)}
    expect(await img(picture)).toMatchObject({...shown, alt: 'A nurse'})
    expect(await img({...picture, decorative: true})).toMatchObject({alt: ''})
    expect(await img(picture, true)).toMatchObject({loading: 'eager'})
  })

  it('offers ascending widths up to the width of the upload, or of its crop', async () => {
    const {widths} = await img({image: image('a', 1000)})
    expect(widths.length).toBeGreaterThan(3)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(Math.max(...widths)).toBeLessThanOrEqual(1000)
    const crop = {top: 0.1, bottom: 0.3, left: 0.25, right: 0.25}
    const cropped = await img({image: {...image('a', 1000), crop}})
    expect(cropped).toMatchObject({height: '300', width: '500'})
    expect(Math.max(...cropped.widths)).toBeLessThanOrEqual(500)
  })

  it('loads an SVG as uploaded', async () => {
    const {src, widths} = await img({image: image('a', 400, 'svg')})
    expect(src).toMatch(/\.svg&w=320&q=75$/)
    expect(widths).toEqual([])
  })

  it('renders a variant for each theme when there is a dark one', async () => {
    const tree = await render({image: image('day', 800), dark: image('night', 800)})
    for (const [theme, id] of [
      ['light', 'day-'],
      ['dark', 'night-'],
    ]) {
      const shown = tree.querySelector(`[data-theme-only=${theme}] img`)
      expect(shown?.getAttribute('src')).toContain(id)
    }
  })

  it.each([null, {}, {image: null}, {image: {asset: null}}])(
    'renders nothing for %j',
    async (picture) => {
      expect((await render(picture)).toString()).toBe('')
      expect(pictureUrl(picture?.image, 480)).toBeUndefined()
    },
  )
})

it('pictureUrl returns the URL for the width, or the URL of the SVG', () => {
  expect(pictureUrl(image('a', 800), 480)).toMatch(/a-800x400\.jpg&w=480/)
  expect(pictureUrl(image('a', 800, 'svg'), 480)).toMatch(/a-800x400\.svg&w=320/)
})
