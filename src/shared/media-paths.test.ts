import {
  imageWidths,
  offeredWidth,
  parseMediaPath,
  parseOptimizerUrl,
  formatMediaPath,
  optimizerUrl,
} from './media-paths.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const image = `${hash}-1280x720.jpg`
const drawing = `${hash}-60x30.svg`
const signature = 'x_-9'.repeat(10) + 'abc'

describe('image widths', () => {
  it.each([
    [1, 320],
    [320, 320],
    [321, 480],
    [2000, 2000],
    [Infinity, 2000],
  ])('for %d pixels offers %d', (wanted, offered) => {
    expect(offeredWidth(wanted)).toBe(offered)
  })

  it('are in ascending order', () => {
    expect(imageWidths.toSorted((a, b) => a - b)).toEqual(imageWidths)
  })
})

describe('paths below /media', () => {
  it.each([
    [`/media/images/${image}`, {kind: 'images', file: image, crop: null}],
    [`/media/images/${drawing}`, {kind: 'images', file: drawing, crop: null}],
    [`/media/files/${hash}.mp4`, {kind: 'files', file: `${hash}.mp4`, crop: null}],
    [
      `/media/crops/0,10,200,300/${signature}/${image}`,
      {kind: 'images', file: image, crop: {rect: '0,10,200,300', signature}},
    ],
  ] as const)('parse and serialize %s (OPS-5)', (path, media) => {
    expect(parseMediaPath(path)).toEqual(media)
    expect(formatMediaPath(media)).toBe(path)
  })

  it.each([
    '/media',
    `/media/images/${image}/`,
    `/media//images/${image}`,
    `/media/other/${image}`,
    '/media/images/..%2f..%2fdata',
    '/media/images/%ff',
    `/media/images/${image}?w=320&fit=max&auto=format`,
    `/media/images/${hash}.jpg`,
    `/media/files/${hash}.mp4?dl=film.mp4`,
    `/media/crops/0,10,200/${signature}/${image}`,
    `/media/crops/-1,0,9,9/${signature}/${image}`,
    `/media/crops/0,0,9,9/abc/${image}`,
    `/media/crops/0,0,9,9/${image}`,
    // Alternative spellings would create duplicate cache entries.
    `/media/files/${hash}.mp4?`,
    `/media/files/%30${hash.slice(1)}.mp4`,
    `/media/crops/0%2C0,9,9/${signature}/${image}`,
  ])('reject %s (OPS-5)', (path) => {
    expect(parseMediaPath(path)).toBeNull()
  })
})

describe('optimizer URLs', () => {
  const path = `%2Fmedia%2Fimages%2F${image}`

  it('parse and serialize an image (OPS-5)', () => {
    const address = optimizerUrl(`/media/images/${image}`, 640)
    expect(address).toBe(`/_next/image?url=${path}&w=640&q=75`)
    expect(parseOptimizerUrl(address)).toEqual({kind: 'images', file: image, crop: null})
  })

  it('include the crop of an image (OPS-5)', () => {
    const crop = {rect: '0,10,200,300', signature}
    const cropped = formatMediaPath({kind: 'images', file: image, crop})
    expect(parseOptimizerUrl(optimizerUrl(cropped, 320))).toMatchObject({crop})
  })

  it('are the same for all widths of an SVG (OPS-5)', () => {
    const addresses = imageWidths.map((width) => optimizerUrl(`/media/images/${drawing}`, width))
    expect(new Set(addresses).size).toBe(1)
    expect(parseOptimizerUrl(addresses[0] ?? '')?.file).toBe(drawing)
  })

  it.each([
    `/_next/image?url=${path}`,
    `/_next/image?url=${path}&w=321&q=75`,
    `/_next/image?url=${path}&w=%3320&q=75`,
    `/_next/image?url=${path}&w=320&q=76`,
    `/_next/image?url=${path}&w=320&q=75&`,
    `/_next/image?url=${path}&w=320&w=640&q=75`,
    `/_next/image?w=320&url=${path}&q=75`,
    `/_next/image?url=/media/images/${image}&w=320&q=75`,
    `/_next/image?url=%2fmedia%2Fimages%2F${image}&w=320&q=75`,
    `/_next/image?url=${path}%3F&w=320&q=75`,
    `/_next/image?url=%2Fmedia%2Fimages%2F.%2F${image}&w=320&q=75`,
    `/_next/image?url=%2Fmedia%2Fimages%2F%2530${image.slice(1)}&w=320&q=75`,
    `/_next/image?url=%2Fmedia%2Ffiles%2F${hash}.mp4&w=320&q=75`,
    `/_next/image?url=https%3A%2F%2Fexample.com%2F${image}&w=320&q=75`,
    `/_next/image?url=%2Fmedia%2Fimages%2F${drawing}&w=640&q=75`,
    `/_next/image/?url=${path}&w=320&q=75`,
  ])('reject %s (OPS-5)', (address) => {
    expect(parseOptimizerUrl(address)).toBeNull()
  })
})
