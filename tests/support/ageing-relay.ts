import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {z} from 'zod'
import {askInstead, endToEnd, keepAliveTimeout} from './proxy-connections.ts'

const day = 24 * 60 * 60 * 1000

const shareAnswer = z.looseObject({
  result: z.looseObject({secret: z.string(), _updatedAt: z.iso.datetime()}),
})

/** A proxy between a site and its content lake. */
export interface AgeingRelay {
  /** Backdates the preview link with this secret by a number of days, from now on. */
  age: (secret: string, days: number) => void
  stop: () => Promise<void>
}

/**
 * Starts a relay that can backdate the link that shares drafts. Sanity and our content lake date every change
 * themselves, so a test cannot write an old date.
 */
export async function startAgeingRelay(port: number, lakePort: number): Promise<AgeingRelay> {
  let aged = {secret: '', days: 0}

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const answer = await askInstead(incoming, {host: '127.0.0.1', port: lakePort})
    const {statusCode = 502} = answer
    const given = endToEnd(answer.headers)
    if (given['content-type']?.startsWith('application/json') !== true) {
      outgoing.writeHead(statusCode, given)
      answer.pipe(outgoing)
      return
    }
    const body = Buffer.from(older((await buffer(answer)).toString()))
    outgoing.writeHead(statusCode, {...given, 'content-length': String(body.length)})
    outgoing.end(body)
  }

  /** Returns the lake's response, backdated when it contains the link. */
  function older(text: string): string {
    if (aged.secret === '' || !text.includes(aged.secret)) return text
    const {data} = shareAnswer.safeParse(JSON.parse(text))
    if (data?.result.secret !== aged.secret) return text
    const date = new Date(Date.parse(data.result._updatedAt) - aged.days * day)
    return JSON.stringify({...data, result: {...data.result, _updatedAt: date.toISOString()}})
  }

  const server = createServer({keepAliveTimeout}, (incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    age: (secret, days) => {
      aged = {secret, days}
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
