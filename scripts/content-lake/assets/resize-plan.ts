import {httpError} from '#content-lake/http/errors.ts'
import {maxSide} from './image-limits.ts'
import type {ImageParams} from './image-params.ts'

/** A width and a height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle within an image. */
export interface Area extends Size {
  readonly left: number
  readonly top: number
}

/** Steps from source to result: extract `cut`, then scale to `scale`. */
export interface ResizePlan {
  readonly cut?: Area
  readonly scale?: Size
}

type Requested = Pick<ImageParams, 'w' | 'h' | 'dpr' | 'fit' | 'crop' | 'fp-x' | 'fp-y'>

/** Limits on the result that don't come from the request. */
export interface ResizeBounds {
  /** Pixels of one frame. A larger result keeps its aspect ratio and is scaled down. */
  readonly maxPixels: number
  /** Whether the result may be larger than the source, as for SVG. */
  readonly mayEnlarge: boolean
}

/**
 * Plans how to resize an image (Sanity docs, "Image transformations", `fit`). Bitmaps are never enlarged, although
 * hosted Sanity does so for `clip` and `crop`: it costs time and adds no detail.
 * @throws LakeError 400 when a requested side exceeds `maxSide`
 */
export function planResize(source: Size, requested: Requested, bounds: ResizeBounds): ResizePlan {
  const {dpr} = requested
  const width = requested.w === undefined ? undefined : requested.w * dpr
  const height = requested.h === undefined ? undefined : requested.h * dpr
  if (Math.max(width ?? 0, height ?? 0) > maxSide) {
    throw httpError(400, `The image would be larger than ${maxSide} pixels`)
  }
  const plan = planWithin(source, width, height, requested, bounds.mayEnlarge)
  return bounded(source, plan, bounds)
}

function planWithin(
  source: Size,
  width: number | undefined,
  height: number | undefined,
  requested: Requested,
  mayEnlarge: boolean,
): ResizePlan {
  const {fit} = requested
  if (width === undefined && height === undefined) return {}
  const enlarges = mayEnlarge && fit !== 'max' && fit !== 'min'
  if (width === undefined || height === undefined || fit === 'clip' || fit === 'max') {
    const scale = Math.min(
      width === undefined ? Infinity : width / source.width,
      height === undefined ? Infinity : height / source.height,
      enlarges ? Infinity : 1,
    )
    return {scale: rounded({width: source.width * scale, height: source.height * scale})}
  }
  const shrink = enlarges ? 1 : Math.min(1, source.width / width, source.height / height)
  return cover(source, {width: width * shrink, height: height * shrink}, requested)
}

function bounded(source: Size, plan: ResizePlan, {maxPixels}: ResizeBounds): ResizePlan {
  const {width, height} = plan.scale ?? source
  const factor = Math.min(
    maxSide / Math.max(width, height),
    Math.sqrt(maxPixels / (width * height)),
  )
  if (factor >= 1) return plan
  // Rounds down to stay within the limit.
  const scaled = (side: number) => Math.max(1, Math.floor(side * factor))
  return {...plan, scale: {width: scaled(width), height: scaled(height)}}
}

const focusOfCrop: Partial<Record<Requested['crop'], {x: number; y: number}>> = {
  top: {x: 0.5, y: 0},
  bottom: {x: 0.5, y: 1},
  left: {x: 0, y: 0.5},
  right: {x: 1, y: 0.5},
  center: {x: 0.5, y: 0.5},
}

function cover(source: Size, target: Size, requested: Requested): ResizePlan {
  const factor = Math.max(target.width / source.width, target.height / source.height)
  const width = Math.min(source.width, Math.max(1, Math.round(target.width / factor)))
  const height = Math.min(source.height, Math.max(1, Math.round(target.height / factor)))
  const focus = focusOfCrop[requested.crop] ?? {x: requested['fp-x'], y: requested['fp-y']}
  // Centres the focal point as far as the image's edges allow.
  const left = clamp(focus.x * source.width - width / 2, source.width - width)
  const top = clamp(focus.y * source.height - height / 2, source.height - height)
  return {cut: {left, top, width, height}, scale: rounded(target)}
}

function clamp(value: number, largest: number): number {
  return Math.round(Math.min(Math.max(0, value), largest))
}

function rounded({width, height}: Size): Size {
  return {width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height))}
}

/**
 * Clips a `rect` parameter to the image.
 * @throws LakeError 400 when it is entirely outside
 */
export function areaWithin(source: Size, rect: Area): Area {
  const left = Math.max(0, rect.left)
  const top = Math.max(0, rect.top)
  const width = Math.min(source.width, rect.left + rect.width) - left
  const height = Math.min(source.height, rect.top + rect.height) - top
  if (width < 1 || height < 1) throw httpError(400, 'The rect is outside the image')
  return {left, top, width, height}
}
