import {once} from 'node:events'
import {createServer, type Server, type Socket} from 'node:net'

/** Relays TCP connections to a server and simulates its failures. */
export interface TcpRelay {
  port: number
  cut: () => Promise<void>
  /** Accepts connections but forwards nothing, as a server that hangs. */
  hang: () => void
  /** Stops forwarding for open connections, for good and without closing them. Forwards new ones. */
  forget: () => void
  restore: () => Promise<void>
}

export async function startTcpRelay(connectToServer: () => Socket): Promise<TcpRelay> {
  const sockets = new Set<Socket>()
  const forgotten = new Set<Socket>()
  let isHanging = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    if (isHanging) socket.pause()
  }
  const passOn = (client: Socket) => {
    track(client)
    const server = connectToServer()
    track(server)
    client.pipe(server)
    server.pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    if (isHanging) for (const socket of [client, server]) socket.pause()
  }
  const listen = async (port: number): Promise<Server> => {
    const listening = createServer(passOn).listen(port, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }
  let server: Server | undefined = await listen(0)
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    port,
    cut: async () => {
      const closing = server
      server = undefined
      for (const socket of [...sockets, ...forgotten]) socket.destroy()
      if (closing === undefined) return
      closing.close()
      await once(closing, 'close')
    },
    hang: () => {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    forget: () => {
      isHanging = false
      for (const socket of sockets) {
        socket.pause()
        sockets.delete(socket)
        forgotten.add(socket)
      }
    },
    restore: async () => {
      isHanging = false
      for (const socket of sockets) socket.resume()
      server ??= await listen(port)
    },
  }
}
