import {type Stats, unwatchFile, watchFile} from 'node:fs'
import {join} from 'node:path'
import type {FastifyInstance} from 'fastify'
import {httpChannel} from '#content-lake/listeners/event-channel.ts'

const path = '/_lake/studio-builds'
const pollMilliseconds = 300

/** Script for the Studio's HTML in development. Reloads the page after each build. */
export const reloadScript = `<script>new EventSource('${path}').onmessage = () => location.reload()</script>`

/** Adds the event stream of new builds in a folder, whose `index.html` is written last. */
export function addStudioBuildsRoute(server: FastifyInstance, studioDir: string): void {
  server.get(path, (_request, reply) => {
    const channel = httpChannel(reply)
    const file = join(studioDir, 'index.html')
    const onChange = (now: Stats, before: Stats) => {
      if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs)
        channel.send({event: 'message', data: {builtAt: now.mtimeMs}})
    }
    watchFile(file, {interval: pollMilliseconds, persistent: false}, onChange)
    channel.onClose(() => unwatchFile(file, onChange))
  })
}
