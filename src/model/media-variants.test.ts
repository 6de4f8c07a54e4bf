import {imageWidths, offeredWidth, parseMediaRequest} from './media-variants.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const image = `${hash}-1280x720.jpg`

describe('offered widths', () => {
  it.each([
    [1, 320],
    [320, 320],
    [321, 480],
    [1999, 2000],
    [2000, 2000],
    [9000, 2000],
    [Infinity, 2000],
  ])('for %d pixels: %d', (wanted, offered) => {
    expect(offeredWidth(wanted)).toBe(offered)
  })

  it('rise', () => {
    expect(imageWidths.toSorted((a, b) => a - b)).toEqual(imageWidths)
  })
})

describe('addresses below /media', () => {
  it.each(imageWidths)('OPS-5: ask for an image at %d pixels', (width) => {
    expect(parseMediaRequest(`/media/images/${image}?w=${width}&fit=max&auto=format`)).toEqual({
      kind: 'images',
      file: image,
      variant: {width, crop: null},
    })
  })

  it('OPS-5: ask for a part of an image with a signature', () => {
    const address = `/media/images/${image}?rect=0,10,200,300&w=320&fit=max&auto=format&s=x_-9`
    expect(parseMediaRequest(address)?.variant?.crop).toEqual({
      rect: '0,10,200,300',
      signature: 'x_-9',
    })
  })

  it.each([`/media/images/${hash}-60x30.svg`, `/media/files/${hash}.mp4`])(
    'OPS-5: ask for %s as it was uploaded',
    (address) => {
      expect(parseMediaRequest(address)?.variant).toBeNull()
    },
  )

  it.each([
    '/media',
    '/media/',
    '/media/images',
    `/media/images/${image}/`,
    `/media//images/${image}`,
    `/media/other/${image}`,
    '/media/images/..%2f..%2fdata',
    '/media/images/%ff',
    `/media/images/${image}`,
    `/media/images/${image}?w=8192&h=8192&fit=scale&fm=avif&q=61`,
    `/media/images/${image}?w=321&fit=max&auto=format`,
    `/media/images/${image}?w=0320&fit=max&auto=format`,
    `/media/images/${image}?w=3.2e2&fit=max&auto=format`,
    `/media/images/${image}?w=320&fit=max`,
    `/media/images/${image}?w=320&fit=clip&auto=format`,
    `/media/images/${image}?w=320&fit=max&auto=format&blur=2000`,
    `/media/images/${image}?w=320&fit=max&auto=format&q=61`,
    `/media/images/${image}?w=320&fit=max&auto=format&fm=avif`,
    `/media/images/${image}?w=320&fit=max&auto=format&w=2000`,
    `/media/images/${image}?w=320&fit=max&auto=format&anything`,
    `/media/images/${image}?w=320&fit=max&auto=format&rect=0,0,9,9`,
    `/media/images/${image}?w=320&fit=max&auto=format&s=abc`,
    `/media/images/${image}?w=320&fit=max&auto=format&rect=0,0,9&s=abc`,
    `/media/images/${image}?w=320&fit=max&auto=format&rect=-1,0,9,9&s=abc`,
    `/media/images/${hash}.jpg?w=320&fit=max&auto=format`,
    `/media/images/${hash}-60x30.svg?w=320&fit=max&auto=format`,
    `/media/images/${hash}-60x30.svg?fm=png&w=8192`,
    `/media/files/${hash}.mp4?dl=film.mp4`,
    // Other spellings of addresses that the site writes: each would be a copy of one file.
    `/media/files/${hash}.mp4?`,
    `/media/files/${hash}.mp4?&`,
    `/media/files/%30${hash.slice(1)}.mp4`,
    `/media/images/${hash}-60x30.svg?`,
    `/media/images/${hash}-60x30.svg?&&`,
    `/media/images/${image}?w=320&fit=max&auto=format&`,
    `/media/images/${image}?&w=320&fit=max&auto=format`,
    `/media/images/${image}?w=320&&fit=max&auto=format`,
    `/media/images/${image}?w=%3320&fit=max&auto=format`,
    `/media/images/${image}?w=320&fit=max&auto=forma%74`,
    `/media/images/${image}?fit=max&w=320&auto=format`,
    `/media/images/${image}?w=320&fit=max&auto=format&rect=0,0,9,9&s=abc`,
    `/media/images/${image}?rect=0%2C0,9,9&w=320&fit=max&auto=format&s=abc`,
    `/media/files/${image}`,
  ])('OPS-5: never are %s', (address) => {
    expect(parseMediaRequest(address)).toBeNull()
  })
})
