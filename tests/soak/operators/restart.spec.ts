import {once} from 'node:events'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {Processes} from '#scripts/cli/processes.ts'
import {openRaw} from '#lib/testing/raw-request.ts'
import {startMailServer} from '#registrations/testing/mail-server.ts'
import {lakePort, restartPort} from '#tests/support/addresses.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

test('site finishes the e-mail and the search in flight before it exits on SIGTERM (decision 8)', async () => {
  const processes = new Processes()
  const mailAnswers = Promise.withResolvers<undefined>()
  const mail = await startMailServer(0, {beforeReply: () => mailAnswers.promise})
  const site = new IsolatedSite({name: 'restart', port: restartPort, lakePort}, processes)
  const email = 'first@example.com'
  const outbox = () => storedRows('outbox', email, join(site.folder, 'site.db'))
  const receivers = () => mail.received.flatMap(({envelopeTo}) => envelopeTo)
  try {
    await site.start({SMTP_URL: mail.url, MAIL_FROM: 'hello@lamplight.example'})
    const response = await fetch(`${site.origin}/api/interest/register`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({name: 'Ada', lastName: 'Lovelace', email, role: 'patient'}),
    })
    expect(response.status).toBe(201)
    await expect.poll(receivers).toEqual([email])
    expect(outbox()).toMatchObject([{state: 'waiting', attempts: 1}])

    let exitCode: number | null | undefined
    const ended = site.stop().then((code) => (exitCode = code))
    // After one more request the signal has arrived, but the process waits for the mail server's response.
    expect((await fetch(`${site.origin}/icon.svg`)).status).toBe(200)
    expect(exitCode).toBeUndefined()
    const {socket, received} = await openRaw(restartPort)
    socket.write('GET /search?q=nurse HTTP/1.1\r\nHost: localhost\r\n')
    mailAnswers.resolve(undefined)
    const acceptsVisitors = () =>
      fetch(site.origin).then(
        () => true,
        () => false,
      )
    await expect.poll(acceptsVisitors).toBe(false)
    socket.write('Connection: close\r\n\r\n')
    await once(socket, 'close')
    expect(received()).toContain('/nurse-visit')
    expect(await ended).toBe(0)
    expect(outbox()).toMatchObject([{state: 'sent', attempts: 1, leaseUntil: null}])
  } finally {
    mailAnswers.resolve(undefined)
    await processes.stopAll()
    await mail.stop()
  }
})
