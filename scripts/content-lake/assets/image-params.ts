import {z} from 'zod'
import {httpError} from '#content-lake/http/errors.ts'
import {maxPad, maxSide} from './image-limits.ts'

const side = z.coerce.number().min(1).max(maxSide).transform(Math.round)
const share = z.coerce.number().min(0).max(1)
const colour = z
  .string()
  .regex(/^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a colour like ff0000')
  .transform(rgba)
const rect = z
  .string()
  .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/, 'must be left,top,width,height')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number).map(Math.round)
    return {left, top, width, height}
  })

const schema = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  'min-w': side.optional(),
  'min-h': side.optional(),
  dpr: z.coerce.number().min(0.1).max(5).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  crop: z
    .enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'])
    .default('center'),
  'fp-x': share.default(0.5),
  'fp-y': share.default(0.5),
  rect: rect.optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif', 'json']).optional(),
  q: z.coerce.number().min(0).max(100).transform(Math.round).default(75),
  auto: z.literal('format').optional(),
  bg: colour.optional(),
  pad: z.coerce.number().min(1).max(maxPad).transform(Math.round).optional(),
  frame: z.literal('1', 'must be 1').optional(),
  blur: z.coerce.number().min(0).max(2000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  invert: z.enum(['true', 'false']).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
})

/** How an image is to be delivered. Source: Sanity docs, "Image transformations". */
export type ImageParams = z.infer<typeof schema>

/** Parameters of imgix, on which hosted Sanity builds, that would show another picture if they were ignored. */
const unavailable = ['trim', 'pad-left', 'pad-right', 'pad-top', 'pad-bottom']

/** Parameters that do not change the picture. */
const neutral = new Set(['dl', 'dlRaw', 'auto', 'tag'])

/**
 * Reads the parameters of an image address; names the lake does not know are ignored.
 * @throws LakeError 400 naming the parameter whose value is not possible.
 */
export function imageParams(search: URLSearchParams): ImageParams {
  const refused = unavailable.find((name) => search.has(name))
  if (refused !== undefined) {
    throw httpError(
      400,
      `The image parameter "${refused}" is not available in the local content lake`,
    )
  }
  const given = [...search].filter(([name, value]) => value !== '' && name in schema.shape)
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw httpError(
    400,
    `Invalid image parameter "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`,
  )
}

/** Tells whether the address asks for the picture as it was uploaded. */
export function asksForOriginal(search: URLSearchParams): boolean {
  return [...search.keys()].every((name) => neutral.has(name) || !(name in schema.shape))
}

function rgba(text: string): {r: number; g: number; b: number; alpha: number} {
  const digits = text.replace('#', '')
  const full = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits
  const pairs = full.match(/../g) ?? []
  // Four or eight digits begin with the alpha, as Sanity has it.
  const [alpha = 'ff', r = '0', g = '0', b = '0'] = pairs.length === 4 ? pairs : ['ff', ...pairs]
  const value = (pair: string) => Number.parseInt(pair, 16)
  return {r: value(r), g: value(g), b: value(b), alpha: value(alpha) / 255}
}
