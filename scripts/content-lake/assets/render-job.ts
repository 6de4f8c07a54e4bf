import {z} from 'zod'
import {outputFormats} from './transform-image.ts'

/** What a render process is asked for: a file, the parameters of an image address, a format. */
export const renderJobSchema = z.object({
  path: z.string(),
  search: z.string(),
  format: z.enum(outputFormats),
})

/** An image to be rendered. */
export type RenderJob = z.infer<typeof renderJobSchema>

/** What a render process answers: the image, or the status and message of a LakeError. */
export const renderAnswerSchema = z.union([
  z.object({bytes: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value))}),
  z.object({status: z.number(), message: z.string()}),
])

/** The answer to a job. */
export type RenderAnswer = z.infer<typeof renderAnswerSchema>
