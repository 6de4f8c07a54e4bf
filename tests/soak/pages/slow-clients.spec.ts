import {connect} from 'node:net'
import {expect, test} from '@playwright/test'
import {sitePort} from '#tests/support/addresses.ts'

/** Sends the beginning of a request, and returns the data that arrives before the site closes the connection. */
function sendBeginning(text: string): Promise<string> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(sitePort, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => (response += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(response))
  })
}

test('site closes a connection whose headers or whose body never end (OPS-4)', async () => {
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost:${sitePort}\r\n`
  const body = 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{'
  for (const response of await Promise.all([sendBeginning(head), sendBeginning(head + body)]))
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
})
