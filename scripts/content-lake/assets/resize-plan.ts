import {httpError} from '#content-lake/http/errors.ts'
import {maxSide} from './image-limits.ts'
import type {ImageParams} from './image-params.ts'

/** A width and a height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of an image. */
export interface Area extends Size {
  readonly left: number
  readonly top: number
}

/** What to do with an image: cut a part out, scale it, put it onto a larger ground. */
export interface ResizePlan {
  readonly cut?: Area
  readonly scale?: Size
  readonly ground?: Size
  /** Let the content decide which part is kept; `cut` is not set then. */
  readonly keepBusiest: boolean
}

type Wanted = Pick<ImageParams, 'w' | 'h' | 'dpr' | 'fit' | 'crop' | 'fp-x' | 'fp-y'>

/** What bounds the result beside what was asked for. */
export interface ResizeBounds {
  /** Pixels of the result (of one frame); a larger one keeps its shape and is rendered smaller. */
  readonly maxPixels: number
  /** A drawing has no pixels of its own, so it may become larger than it says it is. */
  readonly mayEnlarge: boolean
  /** Renders the result this much smaller than asked for; 1 or less. */
  readonly shrink?: number
}

/**
 * Works out how an image of a size becomes what was asked for. No `fit` makes the picture itself larger
 * than it is (hosted Sanity does so for `clip`, `crop`, `fill` and `scale`): it would cost much and show
 * nothing more. The ground of `fill` and `fillmax` is as large as asked for. Source: Sanity docs, "Image
 * transformations", `fit`.
 * @throws LakeError 400 when a side longer than any may be is asked for.
 */
export function planResize(source: Size, wanted: Wanted, bounds: ResizeBounds): ResizePlan {
  const {dpr} = wanted
  const width = wanted.w === undefined ? undefined : wanted.w * dpr
  const height = wanted.h === undefined ? undefined : wanted.h * dpr
  if (Math.max(width ?? 0, height ?? 0) > maxSide) {
    throw httpError(400, `The image would be larger than ${maxSide} pixels`)
  }
  return bounded(source, planWithin(source, width, height, wanted, bounds.mayEnlarge), bounds)
}

function planWithin(
  source: Size,
  width: number | undefined,
  height: number | undefined,
  wanted: Wanted,
  mayEnlarge: boolean,
): ResizePlan {
  const {fit} = wanted
  if (width === undefined && height === undefined) return {keepBusiest: false}
  const enlarges = mayEnlarge && fit !== 'max' && fit !== 'fillmax' && fit !== 'min'
  if (width === undefined || height === undefined || fit === 'clip' || fit === 'max') {
    return {scale: within(source, width, height, enlarges), keepBusiest: false}
  }
  if (fit === 'fill' || fit === 'fillmax') {
    return {
      scale: within(source, width, height, enlarges),
      ground: rounded({width, height}),
      keepBusiest: false,
    }
  }
  const shrink = enlarges ? 1 : Math.min(1, source.width / width, source.height / height)
  const target = {width: width * shrink, height: height * shrink}
  return fit === 'scale'
    ? {scale: rounded(target), keepBusiest: false}
    : cover(source, target, wanted)
}

function bounded(source: Size, plan: ResizePlan, bounds: ResizeBounds): ResizePlan {
  const result = plan.ground ?? plan.scale ?? source
  const pixels = result.width * result.height
  const factor = Math.min(
    bounds.shrink ?? 1,
    maxSide / Math.max(result.width, result.height),
    Math.sqrt(bounds.maxPixels / pixels),
  )
  if (factor >= 1) return plan
  const scale = smaller(plan.scale ?? source, factor)
  return {...plan, scale, ...(plan.ground ? {ground: smaller(plan.ground, factor)} : {})}
}

/** Rounds down, so that a bound in pixels is kept. */
function smaller({width, height}: Size, factor: number): Size {
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  }
}

function within(
  source: Size,
  width: number | undefined,
  height: number | undefined,
  enlarges: boolean,
): Size {
  const scale = Math.min(
    width === undefined ? Infinity : width / source.width,
    height === undefined ? Infinity : height / source.height,
    enlarges ? Infinity : 1,
  )
  return rounded({width: source.width * scale, height: source.height * scale})
}

const focusOfCrop: Partial<Record<Wanted['crop'], {x: number; y: number}>> = {
  top: {x: 0.5, y: 0},
  bottom: {x: 0.5, y: 1},
  left: {x: 0, y: 0.5},
  right: {x: 1, y: 0.5},
  center: {x: 0.5, y: 0.5},
}

function cover(source: Size, target: Size, wanted: Wanted): ResizePlan {
  const scale = rounded(target)
  if (wanted.crop === 'entropy') return {scale, keepBusiest: true}
  const factor = Math.max(target.width / source.width, target.height / source.height)
  const width = Math.min(source.width, Math.max(1, Math.round(target.width / factor)))
  const height = Math.min(source.height, Math.max(1, Math.round(target.height / factor)))
  const focus = focusOfCrop[wanted.crop] ?? {x: wanted['fp-x'], y: wanted['fp-y']}
  // A focal point is to be in the middle; an edge is to stay at the edge. Both clamp to the image.
  const left = clamp(focus.x * source.width - width / 2, source.width - width)
  const top = clamp(focus.y * source.height - height / 2, source.height - height)
  return {cut: {left, top, width, height}, scale, keepBusiest: false}
}

function clamp(value: number, largest: number): number {
  return Math.round(Math.min(Math.max(0, value), largest))
}

function rounded({width, height}: Size): Size {
  return {width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height))}
}

/**
 * Returns the part of an image a `rect` names, as far as it is inside.
 * @throws LakeError 400 when nothing of it is.
 */
export function areaWithin(source: Size, rect: Area): Area {
  const left = Math.max(0, rect.left)
  const top = Math.max(0, rect.top)
  const width = Math.min(source.width, rect.left + rect.width) - left
  const height = Math.min(source.height, rect.top + rect.height) - top
  if (width < 1 || height < 1) throw httpError(400, 'The rect is outside the image')
  return {left, top, width, height}
}

/** Returns the same part of an image, counted from the edge of the image instead of from that of `outer`. */
export function areaFrom(outer: Area, inner: Area): Area {
  return {...inner, left: outer.left + inner.left, top: outer.top + inner.top}
}
