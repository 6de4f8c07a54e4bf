import {once} from 'node:events'
import {connect, type Socket} from 'node:net'
import {sendRaw} from '#lib/testing/raw-request.ts'

/** Opens a connection and collects the received text. */
export async function open(port: number): Promise<{socket: Socket; received: () => string}> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += data.toString('latin1'))).on('error', () => undefined)
  await once(socket, 'connect')
  return {socket, received: () => text}
}

/** Sends the lines of a request and returns the response. */
export const send = (port: number, lines: readonly string[], connection = 'close') =>
  sendRaw(
    port,
    Buffer.from([...lines, `Connection: ${connection}`, '', ''].join('\r\n'), 'latin1'),
    10_000,
  )
