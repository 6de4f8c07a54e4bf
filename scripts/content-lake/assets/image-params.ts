import {z} from 'zod'
import {httpError} from '#content-lake/http/errors.ts'
import {maxSide} from './image-limits.ts'

const side = z.coerce.number().min(1).max(maxSide).transform(Math.round)
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
  dpr: z.coerce.number().min(0.1).max(5).default(1),
  fit: z.enum(['clip', 'crop', 'max']).default('clip'),
  rect: rect.optional(),
  fm: z.enum(['jpg', 'png', 'webp']).optional(),
  q: z.coerce.number().min(0).max(100).transform(Math.round).default(75),
  auto: z.literal('format').optional(),
})

/** Parameters of an image URL (Sanity docs, "Image transformations"). */
export type ImageParams = z.infer<typeof schema>

/** Parameters of hosted Sanity that change the image. Ignoring one would show a different image than in production. */
const unsupported = [
  ...[
    'bg',
    'blur',
    'crop',
    'flip',
    'fp-x',
    'fp-y',
    'frame',
    'invert',
    'or',
    'sat',
    'sharp',
    'trim',
  ],
  ...['max-h', 'max-w', 'min-h', 'min-w'],
  ...['pad', 'pad-bottom', 'pad-left', 'pad-right', 'pad-top'],
]

/**
 * Parses the parameters of an image URL and ignores unknown names.
 * @throws LakeError 400 with the name of an unsupported parameter or of one with an invalid value
 */
export function imageParams(search: URLSearchParams): ImageParams {
  const refused = unsupported.find((name) => search.has(name))
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

/** Returns whether the URL has no parameter that changes the image. `auto` is left to the caller. */
export function requestsOriginal(search: URLSearchParams): boolean {
  return [...search.keys()].every((name) => name === 'auto' || !(name in schema.shape))
}
