import {jest} from '@jest/globals'
import {imageWidths, parseMediaRequest} from '#model/media-variants.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const photo = {asset: {_ref: `image-${hash}-1280x720-jpg`}}
const drawing = {asset: {_ref: `image-${hash}-60x30-svg`}}
const cropped = {...photo, crop: {left: 0.1, top: 0.25, right: 0.1, bottom: 0.25}}

process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'
const {fileAddress, imageAddress, originalImageAddress} = await import('./media-address.ts')
const {isSignedCrop} = await import('./crop-signature.ts')

describe('addresses of local media', () => {
  it.each([1, 320, 700, 960, 5000])(
    'OPS-5: are among those /media answers, for %d pixels',
    (width) => {
      const variant = parseMediaRequest(imageAddress(photo, width))?.variant
      expect(imageWidths).toContain(variant?.width)
      expect(variant?.crop).toBeNull()
    },
  )

  it('OPS-5: are signed for a crop, for this part of this image alone', () => {
    const address = imageAddress(cropped, 640)
    const request = parseMediaRequest(address)
    const crop = request?.variant?.crop
    expect(crop?.rect).toBe('128,180,1024,360')
    expect(request?.variant?.width).toBe(640)
    if (!request || !crop) throw new Error(`${address} has no crop`)
    expect(isSignedCrop(request.file, crop)).toBe(true)
    expect(isSignedCrop(request.file, {...crop, rect: '128,180,1024,361'})).toBe(false)
    expect(isSignedCrop(request.file.replace('0', '1'), crop)).toBe(false)
    expect(isSignedCrop(request.file, {...crop, signature: ''})).toBe(false)
  })

  it('OPS-5: are bare for drawings and files', () => {
    const crop = cropped.crop
    expect(originalImageAddress({...drawing, crop})).toBe(`/media/images/${hash}-60x30.svg`)
    expect(parseMediaRequest(originalImageAddress(drawing))).not.toBeNull()
    const film = fileAddress(`files/local/production/${hash}.mp4`)
    expect(film).toBe(`/media/files/${hash}.mp4`)
    expect(parseMediaRequest(film)).not.toBeNull()
  })
})

describe('addresses of hosted media', () => {
  it('decision 12: are those of Sanity, at offered widths, without a signature', async () => {
    process.env['NEXT_PUBLIC_SANITY_PROJECT_ID'] = 'abc123'
    globalThis.siteRenderingConfiguration = undefined
    jest.resetModules()
    const hosted = await import('./media-address.ts')
    const base = `https://cdn.sanity.io/images/abc123/production/${hash}`
    expect(hosted.imageAddress(cropped, 700)).toBe(
      `${base}-1280x720.jpg?rect=128,180,1024,360&w=960&fit=max&auto=format`,
    )
    expect(hosted.originalImageAddress(drawing)).toBe(`${base}-60x30.svg`)
  })
})
