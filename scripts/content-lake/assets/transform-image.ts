import sharp, {type Sharp} from 'sharp'
import {httpError} from '#content-lake/http/errors.ts'
import {
  avifEffort,
  maxAvifPixels,
  maxBlurSigma,
  maxInputPixels,
  maxOutputPixels,
} from './image-limits.ts'
import type {ImageParams} from './image-params.ts'
import {
  type Area,
  areaFrom,
  areaWithin,
  planResize,
  type ResizeBounds,
  type Size,
} from './resize-plan.ts'

/** Formats the lake writes. */
export const outputFormats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const

/** One of the formats the lake writes. */
export type OutputFormat = (typeof outputFormats)[number]

const white = {r: 255, g: 255, b: 255, alpha: 1}
const clear = {r: 0, g: 0, b: 0, alpha: 0}

/** An image on its way: what it measures, and which part of it is wanted. */
interface Opened {
  readonly image: Sharp
  readonly size: Size
  readonly area: Area
}

/**
 * Returns an image as its parameters ask for it, within the bounds of `image-limits.ts`.
 * @throws LakeError 400 when they cannot be met, or when the image has too many pixels to be read.
 */
export async function transformImage(
  path: string,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const facts = await sharp(path, {limitInputPixels: false}).metadata()
  const pages = facts.pages ?? 1
  const animated =
    pages > 1 && params.frame === undefined && (format === 'gif' || format === 'webp')
  const turned = facts.autoOrient
  const size = {width: turned.width, height: facts.pageHeight ?? turned.height}
  if (size.width * size.height * (animated ? pages : 1) > maxInputPixels) {
    throw httpError(400, `The image has more than ${maxInputPixels} pixels`)
  }
  const image = sharp(path, {animated, limitInputPixels: maxInputPixels}).autoOrient()
  const area = params.rect ? areaWithin(size, params.rect) : {left: 0, top: 0, ...size}
  const opened = await rotated({image, size, area}, params.or ?? 0, animated)
  const sigma = blurSigma(params)
  const most = format === 'avif' ? maxAvifPixels : maxOutputPixels
  const resize = resized(opened, params, format, {
    maxPixels: animated ? most / pages : most,
    mayEnlarge: facts.format === 'svg',
    shrink: sigma > maxBlurSigma ? maxBlurSigma / sigma : 1,
  })
  return encoded(effects(resize, params), params, format)
}

/** Sharp orders its steps itself; a rotation that must come before the others is done into a buffer. */
async function rotated(opened: Opened, degrees: number, animated: boolean): Promise<Opened> {
  if (degrees === 0 || animated) return opened
  // Of the formats without loss PNG is the fast one, at its lowest compression.
  const {data, info} = await partOf(opened, opened.area)
    .rotate(degrees)
    .png({compressionLevel: 1})
    .toBuffer({resolveWithObject: true})
    .catch(() => {
      throw httpError(400, 'The image cannot be turned like that')
    })
  const size = {width: info.width, height: info.height}
  return {image: sharp(data), size, area: {left: 0, top: 0, ...size}}
}

/** Cuts only where there is something to cut: a JPEG that is not cut is decoded at a fraction of its size. */
function partOf({image, size}: Opened, area: Area): Sharp {
  return area.width === size.width && area.height === size.height ? image : image.extract(area)
}

function resized(
  opened: Opened,
  params: ImageParams,
  format: OutputFormat,
  bounds: ResizeBounds,
): Sharp {
  const {area} = opened
  const {pad = 0} = params
  const plan = planResize(area, withinPadding(atLeast(limited(params), area), pad), bounds)
  let result = partOf(opened, plan.cut ? areaFrom(area, plan.cut) : area)
  if (plan.scale) {
    result = result.resize({
      ...plan.scale,
      fit: plan.keepBusiest ? 'cover' : 'fill',
      ...(plan.keepBusiest ? {position: sharp.strategy.entropy} : {}),
    })
  }
  const {scale, ground = scale} = plan
  const left = ground && scale ? Math.floor((ground.width - scale.width) / 2) : 0
  const top = ground && scale ? Math.floor((ground.height - scale.height) / 2) : 0
  if (!plan.ground && pad === 0) return result
  const inner = ground ?? area
  if (pad > 0 && (inner.width + 2 * pad) * (inner.height + 2 * pad) > bounds.maxPixels) {
    throw httpError(
      400,
      `The image with its padding would have more than ${bounds.maxPixels} pixels`,
    )
  }
  const opaque = format === 'jpg' || format === 'pjpg'
  return result.extend({
    left: left + pad,
    top: top + pad,
    right: (ground?.width ?? 0) - (scale?.width ?? 0) - left + pad,
    bottom: (ground?.height ?? 0) - (scale?.height ?? 0) - top + pad,
    background: params.bg ?? (opaque ? white : clear),
  })
}

/**
 * `pad` stands within the sides that were asked for, and comes on top of those that were not. Source: imgix docs,
 * "Padding", which hosted Sanity builds on.
 * @throws LakeError 400 when nothing is left for the image
 */
function withinPadding(params: ImageParams, pad: number): ImageParams {
  if (pad === 0) return params
  // What is left is in pixels of the result, whatever they are on the screen.
  const inner = (side: number | undefined) =>
    side === undefined ? undefined : Math.round(side * params.dpr) - 2 * pad
  const [w, h] = [inner(params.w), inner(params.h)]
  if ((w !== undefined && w < 1) || (h !== undefined && h < 1)) {
    throw httpError(400, 'The padding leaves no room for the image')
  }
  return {...params, w, h, dpr: 1}
}

/**
 * `min-w` and `min-h` keep a picture that is cropped from becoming narrower or lower where one side alone was asked
 * for. Source: imgix docs, "Minimum width": it works with `fit=crop` only.
 */
function atLeast(params: ImageParams, source: Size): ImageParams {
  const {w, h, fit, 'min-w': minW = 0, 'min-h': minH = 0} = params
  if (fit !== 'crop') return params
  if (w !== undefined && h === undefined && minH > 0) {
    return {...params, h: Math.max(minH, (w * source.height) / source.width)}
  }
  if (h !== undefined && w === undefined && minW > 0) {
    return {...params, w: Math.max(minW, (h * source.width) / source.height)}
  }
  return {
    ...params,
    w: w === undefined ? undefined : Math.max(w, minW),
    h: h === undefined ? undefined : Math.max(h, minH),
  }
}

/** `max-w` and `max-h` bound what `w` and `h` ask for. */
function limited(params: ImageParams): ImageParams {
  const bound = (value: number | undefined, limit: number | undefined) =>
    limit === undefined ? value : Math.min(value ?? limit, limit)
  const {w, h} = {w: bound(params.w, params['max-w']), h: bound(params.h, params['max-h'])}
  const onlyBounds = params.w === undefined && params.h === undefined
  return {...params, w, h, fit: onlyBounds ? 'max' : params.fit}
}

/** Sanity's scale reaches 2000; a sigma of a tenth of it looks alike on the pictures we tried. */
function blurSigma(params: ImageParams): number {
  return params.blur ? Math.max(0.3, params.blur / 10) : 0
}

function effects(image: Sharp, params: ImageParams): Sharp {
  let result = image
  const sigma = blurSigma(params)
  if (params.flip?.includes('h')) result = result.flop()
  if (params.flip?.includes('v')) result = result.flip()
  if (params.sat !== undefined) result = result.modulate({saturation: 1 + params.sat / 100})
  if (sigma > 0) result = result.blur(Math.min(sigma, maxBlurSigma))
  if (params.sharp) result = result.sharpen({sigma: 0.5 + params.sharp / 20})
  if (params.invert === 'true') result = result.negate({alpha: false})
  return result
}

function encoded(image: Sharp, params: ImageParams, format: OutputFormat): Promise<Buffer> {
  const quality = Math.max(1, params.q)
  const opaque = params.bg ? image.flatten({background: params.bg}) : image
  switch (format) {
    case 'jpg':
    case 'pjpg':
      return image
        .flatten({background: params.bg ?? white})
        .jpeg({quality, progressive: format === 'pjpg', mozjpeg: false})
        .toBuffer()
    case 'png':
      return opaque.png().toBuffer()
    case 'webp':
      return opaque.webp({quality}).toBuffer()
    case 'avif':
      return opaque.avif({quality, effort: avifEffort}).toBuffer()
    case 'gif':
      return opaque.gif().toBuffer()
  }
}
