import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {z} from 'zod'
import {forwardRequest, endToEndHeaders, keepAliveTimeout} from './forward-request.ts'

const day = 24 * 60 * 60 * 1000

const shareSchema = z.looseObject({
  result: z.looseObject({secret: z.string(), _updatedAt: z.iso.datetime()}),
})

/** A proxy between a site and its content lake. */
export interface BackdatingRelay {
  /** Backdates the preview link with this secret by a number of days, from now on. */
  backdate: (secret: string, days: number) => void
  stop: () => Promise<void>
}

/**
 * Starts a relay that can backdate the link that shares drafts. Sanity and our content lake date every change
 * themselves, so a test cannot write an old date.
 */
export async function startBackdatingRelay(
  port: number,
  lakePort: number,
): Promise<BackdatingRelay> {
  let backdated = {secret: '', days: 0}

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await forwardRequest(incoming, {host: '127.0.0.1', port: lakePort})
    const {statusCode = 502} = response
    const headers = endToEndHeaders(response.headers)
    if (headers['content-type']?.startsWith('application/json') !== true) {
      outgoing.writeHead(statusCode, headers)
      response.pipe(outgoing)
      return
    }
    const body = Buffer.from(backdatedBody((await buffer(response)).toString()))
    outgoing.writeHead(statusCode, {...headers, 'content-length': String(body.length)})
    outgoing.end(body)
  }

  /** Returns the lake's response, backdated when it contains the link. */
  function backdatedBody(text: string): string {
    if (backdated.secret === '' || !text.includes(backdated.secret)) return text
    const {data} = shareSchema.safeParse(JSON.parse(text))
    if (data?.result.secret !== backdated.secret) return text
    const date = new Date(Date.parse(data.result._updatedAt) - backdated.days * day)
    return JSON.stringify({...data, result: {...data.result, _updatedAt: date.toISOString()}})
  }

  const server = createServer({keepAliveTimeout}, (incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    backdate: (secret, days) => {
      backdated = {secret, days}
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
