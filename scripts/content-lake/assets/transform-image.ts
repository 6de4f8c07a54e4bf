import sharp, {type Sharp} from 'sharp'
import {httpError} from '#content-lake/http/errors.ts'
import {avifEffort, maxAvifPixels, maxInputPixels, maxOutputPixels} from './image-limits.ts'
import type {ImageParams} from './image-params.ts'
import {areaWithin, planResize} from './resize-plan.ts'

/** Formats that the lake encodes. */
export const outputFormats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const

export type OutputFormat = (typeof outputFormats)[number]

/**
 * Crops, scales and encodes an image within the limits of `image-limits.ts`.
 * @throws LakeError 400 when the parameters don't fit the image or it has too many pixels to decode
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
  const image = sharp(path, {animated, limitInputPixels: maxInputPixels}).autoOrient()
  const area = params.rect ? areaWithin(size, params.rect) : {left: 0, top: 0, ...size}
  const maxPixels = format === 'avif' ? maxAvifPixels : maxOutputPixels
  const {cut = {...area, left: 0, top: 0}, scale} = planResize(area, params, {
    maxPixels: animated ? maxPixels / pages : maxPixels,
    mayEnlarge: facts.format === 'svg',
  })
  // Without `extract`, libvips decodes a JPEG directly at a fraction of its size.
  const isWhole = cut.width === size.width && cut.height === size.height
  const part = isWhole
    ? image
    : image.extract({...cut, left: area.left + cut.left, top: area.top + cut.top})
  return encode(scale ? part.resize({...scale, fit: 'fill'}) : part, params.q, format)
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
    case 'avif':
      return image.avif({quality, effort: avifEffort}).toBuffer()
    case 'gif':
      return image.gif().toBuffer()
  }
}
