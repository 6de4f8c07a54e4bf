import sharp, {type Sharp} from 'sharp'
import {httpError} from '#content-lake/http/errors.ts'
import {maxInputPixels, maxOutputPixels, maxSide, renderTimeoutSeconds} from './image-limits.ts'
import type {ImageParams} from './image-params.ts'

/** Formats that the lake encodes. AVIF takes ten times as long as the others. */
export type OutputFormat = 'jpg' | 'png' | 'webp' | 'gif'

interface Size {
  readonly width: number
  readonly height: number
}

interface Area extends Size {
  readonly left: number
  readonly top: number
}

// Two images at a time, with one thread each, leave the other cores to pages and queries.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Crops, scales and encodes an image within the limits of `image-limits.ts`. Bitmaps are never enlarged, although hosted
 * Sanity does so: it costs time and adds no detail.
 * @throws LakeError 400 when the parameters don't fit the image or it has too many pixels, 503 after the time limit
 */
export async function transformImage(
  path: string,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const facts = await sharp(path, {limitInputPixels: false}).metadata()
  const pages = facts.pages ?? 1
  const animated = pages > 1 && (format === 'gif' || format === 'webp')
  const turned = facts.autoOrient
  const size = {width: turned.width, height: facts.pageHeight ?? turned.height}
  if (size.width * size.height * (animated ? pages : 1) > maxInputPixels) {
    throw httpError(400, `The image has more than ${maxInputPixels} pixels`)
  }
  const image = sharp(path, {animated, limitInputPixels: maxInputPixels})
    .timeout({seconds: renderTimeoutSeconds})
    .autoOrient()
  const area = params.rect ? areaWithin(size, params.rect) : {left: 0, top: 0, ...size}
  // Without `extract`, libvips decodes a JPEG directly at a fraction of its size.
  const isWhole = area.width === size.width && area.height === size.height
  const target = bounded(
    targetSize(area, params, facts.format === 'svg'),
    maxOutputPixels / (animated ? pages : 1),
  )
  const resized = (isWhole ? image : image.extract(area)).resize({
    ...target,
    fit: params.fit === 'crop' ? 'cover' : 'fill',
  })
  return encode(resized, params.q, format).catch((error: unknown) => {
    if (!String(error).includes('timeout:')) throw error
    throw httpError(503, `The image took longer than ${renderTimeoutSeconds} s to render`)
  })
}

/** @throws LakeError 400 when the rect is entirely outside the image */
function areaWithin(source: Size, rect: Area): Area {
  const left = Math.max(0, rect.left)
  const top = Math.max(0, rect.top)
  const width = Math.min(source.width, rect.left + rect.width) - left
  const height = Math.min(source.height, rect.top + rect.height) - top
  if (width < 1 || height < 1) throw httpError(400, 'The rect is outside the image')
  return {left, top, width, height}
}

/** @throws LakeError 400 when a requested side exceeds `maxSide` */
function targetSize(source: Size, {w, h, dpr, fit}: ImageParams, mayEnlarge: boolean): Size {
  const [width, height] = [w && w * dpr, h && h * dpr]
  if (Math.max(width ?? 0, height ?? 0) > maxSide) {
    throw httpError(400, `The image would be larger than ${maxSide} pixels`)
  }
  const ratios = [
    width === undefined ? Infinity : width / source.width,
    height === undefined ? Infinity : height / source.height,
  ]
  if (fit === 'crop' && width !== undefined && height !== undefined) {
    const scale = mayEnlarge ? 1 : Math.min(1, ...ratios.map((ratio) => 1 / ratio))
    return {width: width * scale, height: height * scale}
  }
  const isResized = width !== undefined || height !== undefined
  const scale = Math.min(...ratios, mayEnlarge && isResized && fit !== 'max' ? Infinity : 1)
  return {width: source.width * scale, height: source.height * scale}
}

/** Scales a size down to the limits of the result. */
function bounded({width, height}: Size, maxPixels: number): Size {
  const factor = Math.min(
    maxSide / Math.max(width, height),
    Math.sqrt(maxPixels / (width * height)),
  )
  // Rounds down to stay within the limit.
  const side = (length: number) =>
    Math.max(1, factor < 1 ? Math.floor(length * factor) : Math.round(length))
  return {width: side(width), height: side(height)}
}

function encode(image: Sharp, q: number, format: OutputFormat): Promise<Buffer> {
  const quality = Math.max(1, q)
  switch (format) {
    case 'jpg':
      return image.flatten({background: 'white'}).jpeg({quality}).toBuffer()
    case 'png':
      return image.png().toBuffer()
    case 'webp':
      return image.webp({quality}).toBuffer()
    case 'gif':
      return image.gif().toBuffer()
  }
}
