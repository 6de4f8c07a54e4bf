import sharp from 'sharp'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {maxInputPixels} from './image-limits.ts'

export type ImageFacts = Awaited<ReturnType<typeof readImage>>

const extensions: Readonly<Record<string, string>> = {
  avif: 'avif',
  gif: 'gif',
  jpeg: 'jpg',
  png: 'png',
  svg: 'svg',
  tiff: 'tif',
  webp: 'webp',
}

/** First box of a HEIF file (ISO/IEC 23008-12), which an AVIF may share. */
const heicBrand = /^ftyp(?:hei|hev|mif1|msf1)/

const lqipWidth = 20

/**
 * Reads dimensions, transparency, a preview (LQIP) and the dominant colour (Sanity docs, "Image metadata").
 * @throws LakeError 400 when the image has an unknown format or too many pixels
 */
export async function readImage(bytes: Buffer) {
  const facts = await sharp(bytes, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined)
  const isAvif = facts?.format === 'heif' && facts.compression === 'av1'
  // Browsers don't show HEIC, and sharp may not even read its size.
  if (!isAvif && heicBrand.test(bytes.toString('latin1', 4, 12))) {
    throw httpError(400, 'This is a HEIC picture, which browsers do not show; save it as JPEG')
  }
  const extension = extensions[isAvif ? 'avif' : (facts?.format ?? '')]
  // Dimensions after the rotation in the EXIF data.
  const width = facts?.autoOrient.width ?? 0
  const height = facts?.pageHeight ?? facts?.autoOrient.height ?? 0
  if (!facts || !extension || width < 1 || height < 1) {
    throw httpError(400, 'Invalid image: its format or dimensions could not be read')
  }
  if (width * height * (facts.pages ?? 1) > maxInputPixels) {
    const limit = `${maxInputPixels / 1e6} megapixels`
    throw httpError(400, `The image has more than ${limit} in all; save a smaller copy`)
  }
  const preview = sharp(bytes, {limitInputPixels: maxInputPixels})
    .autoOrient()
    .resize({width: lqipWidth})
  const {data, info} = await (facts.hasAlpha ? preview.png() : preview.jpeg({quality: 60}))
    .toBuffer({resolveWithObject: true})
    .catch(() => {
      throw httpError(400, 'Invalid image: it could not be decoded')
    })
  const {dominant, isOpaque} = await sharp(data).stats()
  const aspectRatio = width / height
  return {
    extension,
    mimeType: contentTypeOf(`image.${extension}`),
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: facts.hasAlpha,
      isOpaque: !facts.hasAlpha || isOpaque,
      lqip: `data:image/${info.format};base64,${data.toString('base64')}`,
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio},
      palette: {
        _type: 'sanity.imagePalette',
        dominant: {
          _type: 'sanity.imagePaletteSwatch',
          background: hex(dominant),
          foreground: isLight(dominant) ? '#000' : '#fff',
          title: isLight(dominant) ? '#000' : '#fff',
          population: 1,
        },
      },
    },
  }
}

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
}

function hex({r, g, b}: Colour): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function isLight({r, g, b}: Colour): boolean {
  return 0.299 * r + 0.587 * g + 0.114 * b > 150
}
