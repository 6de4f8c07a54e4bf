import {z} from 'zod'
import {outputFormats} from './transform-image.ts'

/** Message to a render process: file, query string of the image URL, format. */
export const renderJobSchema = z.object({
  path: z.string(),
  search: z.string(),
  format: z.enum(outputFormats),
})

export type RenderJob = z.infer<typeof renderJobSchema>

/** Message from a render process: the image, or status and message of a LakeError. */
export const renderReplySchema = z.union([
  z.object({bytes: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value))}),
  z.object({status: z.number(), message: z.string()}),
])

export type RenderReply = z.infer<typeof renderReplySchema>
