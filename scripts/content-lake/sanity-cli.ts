/**
 * Points Sanity's CLI to a local content lake: its clients have the address of hosted Sanity built in. Preloaded by
 * `NODE_OPTIONS="--import …"`; see the README.
 */
import {registerHooks} from 'node:module'

const apiHost = `http://127.0.0.1:${process.env['CONTENT_LAKE_PORT'] ?? '3333'}`
process.env['SANITY_AUTH_TOKEN'] ??= process.env['SANITY_API_WRITE_TOKEN'] ?? ''

// Its worker loads the clients through Vite, which module hooks don't reach.
if (process.argv.slice(2, 4).join(' ') === 'documents validate') {
  throw new Error('"sanity documents validate" needs hosted Sanity; see the README of the lake.')
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const {source} = loaded
    if (!url.endsWith('/@sanity/cli-core/dist/apiClient.js') || !source) return loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source)
    const local = text
      .replaceAll('isStaging() ? STAGING_API_HOST : undefined', JSON.stringify(apiHost))
      .replaceAll('useProjectHostname: true', 'useProjectHostname: false')
    return {...loaded, source: local}
  },
})
