import type {ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, test} from '@playwright/test'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {openRaw} from '#lib/testing/raw-request.ts'
import {startMailServer} from '#registrations/testing/mail-server.ts'
import {lakePort, restartPort} from '#tests/support/addresses.ts'
import {secrets} from '#tests/support/secrets.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, 'tests', '.output', 'restart')
const origin = `http://localhost:${restartPort}`

/** Starts a second instance of the built site, with its own database and mail server. */
async function startSite(processes: Processes, smtpUrl: string): Promise<ChildProcess> {
  const site = processes.start(
    {
      name: 'restart',
      script: join(root, 'src', 'edge', 'serve.ts'),
      parameters: ['--port', String(restartPort)],
      folder: root,
      environment: {
        ...process.env,
        ...secrets,
        NODE_ENV: 'production',
        PORT: String(restartPort),
        CONTENT_LAKE_PORT: String(lakePort),
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        NEXT_PUBLIC_SITE_URL: origin,
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'hello@lamplight.example',
      },
    },
    () => undefined,
  )
  await waitFor(`${origin}/api/health`, 60_000)
  return site
}

async function register(email: string): Promise<void> {
  const answer = await fetch(`${origin}/api/interest/register`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({name: 'Ada', lastName: 'Lovelace', email, role: 'patient'}),
  })
  expect(answer.status).toBe(201)
}

function mailStates(): unknown[] {
  // A site that starts or exits locks the file for a moment.
  const database = new DatabaseSync(join(folder, 'site.db'), {readOnly: true, timeout: 5000})
  try {
    return database
      .prepare('select state, attempts, leaseUntil from outbox order by rowid')
      .all()
      .map((row) => ({...row}))
  } finally {
    database.close()
  }
}

test('site finishes the e-mail and the search in flight before it exits on SIGTERM (decision 8)', async () => {
  rmSync(folder, {recursive: true, force: true})
  const processes = new Processes()
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const slow = await startMailServer(0, {beforeReply: () => asked})
  const receivers = () => slow.received.flatMap(({envelopeTo}) => envelopeTo)
  const done = {state: 'sent', attempts: 1, leaseUntil: null}
  try {
    const first = await startSite(processes, slow.url)
    await register('first@example.com')
    await expect.poll(receivers).toEqual(['first@example.com'])
    expect(mailStates()).toMatchObject([{state: 'waiting', attempts: 1}])
    const ended = once(first, 'exit')
    first.kill('SIGTERM')
    // After one more request the signal has arrived, but the process waits for the mail server's response.
    expect((await fetch(`${origin}/icon.svg`)).status).toBe(200)
    expect([first.exitCode, first.signalCode]).toEqual([null, null])
    const {socket, received} = await openRaw(restartPort)
    socket.write('GET /search?q=nurse HTTP/1.1\r\nHost: localhost\r\n')
    answer()
    const acceptsVisitors = () =>
      fetch(origin).then(
        () => true,
        () => false,
      )
    await expect.poll(acceptsVisitors).toBe(false)
    socket.write('Connection: close\r\n\r\n')
    await once(socket, 'close')
    expect(received()).toContain('/nurse-visit')
    expect(await ended).toEqual([0, null])
    expect(mailStates()).toEqual([done])

    await startSite(processes, slow.url)
    await register('second@example.com')
    await expect.poll(mailStates).toEqual([done, done])
    expect(receivers()).toEqual(['first@example.com', 'second@example.com'])
  } finally {
    answer()
    await processes.stopAll()
    await slow.stop()
  }
})
