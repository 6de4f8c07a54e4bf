/**
 * Entry point of a render process. In a worker thread, libvips and encoders couldn't be stopped, and their memory
 * would not be returned to the system.
 */
import {constants, setPriority} from 'node:os'
import sharp from 'sharp'
import {LakeError} from '#content-lake/http/errors.ts'
import {imageParams} from './image-params.ts'
import {type RenderReply, renderJobSchema} from './render-job.ts'
import {transformImage} from './transform-image.ts'

// Two processes with one thread each and low priority leave the other cores to pages and queries.
sharp.concurrency(1)
sharp.cache(false)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', (message) => {
  void render(message).then((answer) => process.send?.(answer))
})
// The lake has ended. A normal exit would wait for the current image.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function render(message: unknown): Promise<RenderReply> {
  try {
    const {path, search, format} = renderJobSchema.parse(message)
    return {
      bytes: await transformImage(path, imageParams(new URLSearchParams(search)), format),
    }
  } catch (error) {
    if (error instanceof LakeError) return {status: error.status, message: error.message}
    return {status: 500, message: error instanceof Error ? error.message : String(error)}
  }
}
