import {connect} from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends bytes as they are, which no HTTP client would, and reads the answer to its end.
 *
 * @param port - on the loopback address
 * @param request - the whole request; it should ask to close the connection
 * @param timeoutMs - after which the answer counts as missing
 * @returns `null` when the server closed the connection without an answer
 * @throws Error when no whole answer came in time
 */
export function sendRaw(
  port: number,
  request: Buffer,
  timeoutMs: number,
): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses a request may reset the connection while it is still being sent.
    socket.on('error', (error) => {
      if (!/ECONNRESET|EPIPE/.test(error.message)) reject(error)
    })
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))))
  })
}

function parse(received: string): RawAnswer | null {
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
