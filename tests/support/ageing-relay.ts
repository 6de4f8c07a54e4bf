import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {z} from 'zod'
import {askInstead, endToEnd, keepAliveTimeout} from './proxy-connections.ts'

const day = 24 * 60 * 60 * 1000

const shareAnswer = z.looseObject({
  result: z.looseObject({secret: z.string(), _updatedAt: z.iso.datetime()}),
})

/** Stands between a site and its content lake. */
export interface AgeingRelay {
  /** From now on the site is told that the link with this secret was switched on so many days earlier than it was. */
  age: (secret: string, days: number) => void
  stop: () => Promise<void>
}

/**
 * Starts a relay that can make a link which shares drafts older than it is: a content lake dates every change itself,
 * Sanity's and ours alike, and takes no date from anybody.
 *
 * @param port - where it listens on the loopback address
 * @param lakePort - where the content lake listens
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

  /** The answer of the lake, with another date where it is the link's. */
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
