import {createServer, connect} from 'node:net'
import {once} from 'node:events'
import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {peerUser, userInTable} from './peer-user.ts'
import {createStudioSession} from './studio-session.ts'

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0D05 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 3000 1 0 100 0 0 10 0
   1: 0100007F:C350 0100007F:0D05 01 00000000:00000000 00:00000000 00000000  1001        0 3001 1 0 20 4 30 10 -1
   2: 0100007F:0D05 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 3002 1 0 20 4 30 10 -1
   3: 0500000A:C351 0100007F:0D05 01 00000000:00000000 00:00000000 00000000  1002        0 3003 1 0 20 4 30 10 -1
   4: 0000000000000000FFFF00000100007F:C352 0000000000000000FFFF00000100007F:0D05 01 00000000:00000000 00:00000000 00000000  1003        0 3004 1 0 20 4 30 10 -1`

test.each([
  ['over IPv4', '127.0.0.1', 50000, 1001],
  ['from another address with the same port', '127.0.0.2', 50000, undefined],
  ['from another host', '10.0.0.5', 50001, undefined],
  ['over an IPv4-mapped IPv6 socket', '::ffff:127.0.0.1', 50002, 1003],
  ['that is not in the table', '127.0.0.1', 50009, undefined],
])('userInTable returns the owner of a connection %s', (_name, remoteAddress, remotePort, user) => {
  const localAddress = remoteAddress.replace(/[\d.]+$/, '127.0.0.1')
  const ends = {remoteAddress, remotePort, localAddress, localPort: 3333}
  expect(userInTable(table, ends)).toBe(user)
})

test('peerUser returns the current user on Linux', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client = connect(port, '127.0.0.1')
  const accepted = await new Promise<Socket>((resolve) => server.once('connection', resolve))
  const expected = process.platform === 'linux' ? process.getuid?.() : undefined
  expect(await peerUser(accepted)).toBe(expected)
  client.destroy()
  accepted.destroy()
  server.close()
})

test.each([
  ['the user who runs the lake', process.getuid?.(), true],
  ['root', 0, true],
  ['another user', 4321, false],
  ['an unknown user', undefined, true],
])('createStudioSession decides whether %s may start a session', async (_who, user, expected) => {
  const session = createStudioSession(
    'secret',
    () => 3333,
    () => new Set(),
    () => Promise.resolve(user),
  )
  expect(await session.mayBegin(new IncomingMessage(new Socket()))).toBe(expected)
})
