import type {FastifyReply} from 'fastify'
import type {WebSocket} from 'ws'

/** A server-sent event. */
export interface ServerEvent {
  readonly event: string
  readonly data: unknown
  readonly id?: string
}

export type EventChannel = ReturnType<typeof channelOver>

const keepAliveMs = 15_000
// Limits the memory of a stalled client. It reconnects and resumes.
const maxBufferedBytes = 16 << 20

/** Formats an event as `text/event-stream`. */
export function eventText({event, data, id}: ServerEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}

/** Starts a server-sent event stream. */
export function httpChannel(reply: FastifyReply) {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  const {raw: response} = reply.hijack()
  for (const [name, value = ''] of Object.entries(reply.getHeaders()))
    response.setHeader(name, value)
  response.writeHead(200)
  response.socket?.setNoDelay(true)
  return channelOver(
    {
      write: (text) => {
        if (response.writableLength > maxBufferedBytes) response.destroy()
        else response.write(text)
      },
      end: () => response.end(),
    },
    (callback) => response.on('close', callback),
  )
}

/** Sends the same stream over a WebSocket, because browsers limit HTTP/1.1 to six connections per origin. */
export function socketChannel(socket: WebSocket) {
  return channelOver(
    {
      write: (text) => {
        if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
        else socket.send(text)
      },
      end: () => socket.close(),
    },
    (callback) => socket.on('close', callback),
  )
}

function channelOver(
  sink: {write(text: string): void; end(): void},
  onClose: (callback: () => void) => void,
) {
  sink.write(':\n\n')
  const timer = setInterval(() => sink.write(':\n\n'), keepAliveMs)
  onClose(() => clearInterval(timer))
  return {
    send: (event: ServerEvent) => sink.write(eventText(event)),
    onClose,
    close: () => sink.end(),
  }
}
