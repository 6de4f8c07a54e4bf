/**
 * A process that renders images, one at a time, for the content lake that started it. It is a process and
 * not a thread because nothing else can be stopped while libvips or an encoder works, and because its
 * memory goes back to the system with it.
 */
import {constants, setPriority} from 'node:os'
import sharp from 'sharp'
import {LakeError} from '#content-lake/http/errors.ts'
import {imageParams} from './image-params.ts'
import {type RenderAnswer, renderJobSchema} from './render-job.ts'
import {transformImage} from './transform-image.ts'

// Two processes with one thread each: pages and queries keep the other cores, and go first on these.
sharp.concurrency(1)
sharp.cache(false)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', (message) => {
  void render(message).then((answer) => process.send?.(answer))
})
// The lake is gone, however it went. An ordinary exit would wait for the rendering under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function render(message: unknown): Promise<RenderAnswer> {
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
