import {jest} from '@jest/globals'
import {focusPosition} from './image-focus.ts'
import {parseMediaPath, parseOptimizerUrl} from '#shared/media-paths.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const photo = {asset: {_ref: `image-${hash}-1280x720-jpg`}}
const drawing = {asset: {_ref: `image-${hash}-60x30-svg`}}
const cropped = {...photo, crop: {left: 0.1, top: 0.25, right: 0.1, bottom: 0.25}}

process.env['LINK_SIGNING_SECRET'] = 'a-secret-for-the-signatures'
const {fileUrl, imageUrl} = await import('./media-url.ts')
const {isSignedCrop} = await import('./crop-signature.ts')

describe('URLs of local media', () => {
  it('are served by the site for a width (OPS-5)', () => {
    expect(parseOptimizerUrl(imageUrl(photo, 700))).toMatchObject({crop: null})
  })

  it('have a signature of image and crop (OPS-5)', () => {
    const address = imageUrl(cropped, 640)
    expect(address).toContain('&w=640&')
    const {file, crop} = parseOptimizerUrl(address) ?? {}
    if (!file || !crop) throw new Error(`${address} has no crop`)
    expect(crop.rect).toBe('128,180,1024,360')
    expect(isSignedCrop(file, crop)).toBe(true)
    expect(isSignedCrop(file, {...crop, rect: '128,180,1024,361'})).toBe(false)
    expect(isSignedCrop(file.replace('0', '1'), crop)).toBe(false)
    expect(isSignedCrop(file, {...crop, signature: ''})).toBe(false)
  })

  it('omit width and crop for an SVG (OPS-5)', () => {
    const address = imageUrl({...drawing, crop: cropped.crop}, 640)
    expect(address).toBe(imageUrl(drawing, 2000))
    expect(parseOptimizerUrl(address)).toEqual({
      kind: 'images',
      file: `${hash}-60x30.svg`,
      crop: null,
    })
  })

  it('have no parameters for files (OPS-5)', () => {
    const video = fileUrl(`files/local/production/${hash}.mp4`)
    expect(video).toBe(`/media/files/${hash}.mp4`)
    expect(parseMediaPath(video)).not.toBeNull()
  })
})

describe('URLs of hosted media', () => {
  it('point to the CDN of Sanity without a signature (decision 12)', async () => {
    process.env['NEXT_PUBLIC_SANITY_PROJECT_ID'] = 'abc123'
    jest.resetModules()
    const hosted = await import('./media-url.ts')
    const base = `https://cdn.sanity.io/images/abc123/production/${hash}`
    expect(hosted.imageUrl(cropped, 700)).toBe(
      `${base}-1280x720.jpg?rect=128,180,1024,360&w=960&fit=max&auto=format`,
    )
    expect(hosted.imageUrl(drawing, 640)).toBe(`${base}-60x30.svg`)
  })
})

const face = {x: 0.3, y: 0.2, width: 0.2, height: 0.2}

describe('focusPosition', () => {
  const cropped = {left: 0.2, right: 0.4, top: 0.1, bottom: 0.4}
  it.each([
    ['without a hotspot', {hotspot: null}, null],
    // The Studio stores it with each crop.
    ['for the default hotspot', {hotspot: {x: 0.5, y: 0.5, width: 1, height: 1}}, null],
    ['of a hotspot', {hotspot: face}, '30% 20%'],
    ['of a hotspot within a crop', {hotspot: face, crop: cropped}, '25% 20%'],
    ['at the edge outside the crop', {hotspot: face, crop: {left: 0.5, top: 0.5}}, '0% 0%'],
    ['in an SVG, never cropped', {hotspot: face, crop: cropped, extension: 'svg'}, '30% 20%'],
    ['in the middle for an empty crop', {hotspot: face, crop: {left: 0.5, right: 0.5}}, '50% 20%'],
  ])('returns the position %s', (_what, image, position) => {
    expect(focusPosition(image)).toBe(position)
  })
})
