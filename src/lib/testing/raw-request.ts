import {once} from 'node:events'
import {connect, type Socket} from 'node:net'

export interface RawResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Opens a connection and collects the received text. */
export async function openRaw(port: number): Promise<{socket: Socket; received: () => string}> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += data.toString('latin1'))).on('error', () => undefined)
  await once(socket, 'connect')
  return {socket, received: () => text}
}

/**
 * Sends bytes that no HTTP client would send.
 *
 * @param request - should ask to close the connection
 * @returns `null` when the server closes the connection without responding
 * @throws Error when no complete response arrives in time
 */
export function sendRaw(
  port: number,
  request: Buffer,
  timeoutMs: number,
): Promise<RawResponse | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses a request may reset the connection before it is fully sent.
    socket.on('error', (error) => {
      if (!/ECONNRESET|EPIPE/.test(error.message)) reject(error)
    })
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))))
  })
}

function parse(received: string): RawResponse | null {
  const text = received.replace(/^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)+/, '')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  if (status === undefined) return null
  const end = text.indexOf('\r\n\r\n')
  const lines = text.slice(0, end).split('\r\n').slice(1)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return {status: Number(status), headers, body: text.slice(end + 4)}
}
