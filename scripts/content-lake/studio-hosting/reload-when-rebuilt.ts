import {type Stats, unwatchFile, watchFile} from 'node:fs'
import {join} from 'node:path'
import type {Route} from '#content-lake/http/router.ts'
import {httpChannel} from '#content-lake/listeners/event-channel.ts'

const path = '/_lake/studio-builds'
const pollMilliseconds = 300

/** Put into the Studio's HTML while its sources are worked on: an open Studio follows each new build. */
export const reloadScript = `<script>new EventSource('${path}').onmessage = () => location.reload()</script>`

/**
 * Returns the route whose event stream says when the Studio was built again.
 *
 * @param studioDir the folder of the build; its `index.html` is written last.
 */
export function studioBuildsRoute(studioDir: string): Route {
  return {
    method: 'GET',
    path,
    handle: (request, response) => {
      const channel = httpChannel(request.incoming, response)
      const file = join(studioDir, 'index.html')
      const onChange = (now: Stats, before: Stats) => {
        const isThere = now.mtimeMs > 0
        if (isThere && now.mtimeMs !== before.mtimeMs)
          channel.send({event: 'message', data: {builtAt: now.mtimeMs}})
      }
      watchFile(file, {interval: pollMilliseconds, persistent: false}, onChange)
      channel.onClose(() => unwatchFile(file, onChange))
    },
  }
}
