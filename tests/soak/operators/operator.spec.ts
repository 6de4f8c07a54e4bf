import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from '@playwright/test'
import {dataFolder, lakePort, restoredLakePort, sitePort} from '#tests/support/addresses.ts'
import {newAddress} from '#tests/support/forms.ts'
import {linkIn, receivedMails} from '#tests/support/received-mails.ts'
import {secrets} from '#tests/support/secrets.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const registrations = 'npm run --silent registrations -- '

/** The commands of docs/operations.md for the folder of the site, without the files that their output goes to. */
const documented = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('npm run '))
  .map((line) => line.replace(/ > \S+$/, ''))

const person = {name: 'Sam', lastName: 'Reed', email: 'sam@example.org', role: 'CARER'}

/** Patterns that the output of each documented command matches. */
const outputs: Readonly<Record<string, RegExp>> = {
  'npm run --silent status': /^site +up .+^content lake +up .+^database +up .+^e-mails +\d/ms,
  'npm run backup -- ../backup': /^[1-9]\d* documents and [1-9]\d* assets are in /m,
  'npm run restore -- ../backup': /^Restored [1-9]\d* documents\.$/m,
  [`${registrations}stats`]: /"CARER": [1-9]/,
  [`${registrations}stats --by week`]: /^week +patients +professionals\n20\d\d-\d\d-\d\d +\d/,
  [`${registrations}export --format csv`]: /,Sam,Reed,sam@example\.org,CARER,false,/,
  [`${registrations}export --format ndjson`]: /"email":"sam@example\.org"/,
  [`${registrations}messages --format csv`]: /,"Two\nlines"\r\n/,
  [`${registrations}messages --format ndjson`]: /"Two\\nlines"/,
  [`${registrations}app-interest`]: /^\ufeffreceivedAt,email,store\r\n/,
  [`${registrations}show --email ${person.email}`]: / {2}firstName: Sam\n/,
  [`${registrations}erase --email ${person.email}`]: /"registrations": 1,\s+"messages": 1/,
  [`${registrations}purge`]: /"registrations": \d/,
  [`${registrations}newsletter update-2025-09-landing-page`]:
    /"waiting": \d+,\s+"notifiedBefore": 0/,
}

/** Needs an open area, because it sends e-mails. */
const announcing = `${registrations}area-open --area hackney`

test.afterAll(() => rmSync(folder, {recursive: true}))

async function operate(command: string): Promise<string> {
  // A backup is restored into another data folder.
  const isRestore = command.startsWith('npm run restore')
  const [program = '', ...parameters] = command
    .replace('../backup', join(folder, 'backup'))
    .split(' ')
  const {stdout} = await promisify(execFile)(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      ...secrets,
      PORT: String(sitePort),
      CONTENT_LAKE_PORT: String(isRestore ? restoredLakePort : lakePort),
      DATA_DIR: isRestore ? join(folder, 'restored') : dataFolder,
    },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

test('commands of docs/operations.md work while the site runs (OPS-1, OPS-10, OPS-11)', async ({
  request,
}) => {
  expect((await request.post('/api/interest/register', {data: person})).status()).toBe(201)
  const message = {firstName: 'Sam', email: person.email, message: 'Two\nlines'}
  expect((await request.post('/api/contact', {data: message})).status()).toBe(200)

  const runnable = documented.filter((command) => !/ area-open | --send /.test(command))
  expect(documented).toContain(announcing)
  expect(runnable).toEqual(Object.keys(outputs))
  for (const [command, output] of Object.entries(outputs))
    await test.step(command, async () => expect(await operate(command)).toMatch(output))
  for (const table of ['registration', 'message', 'outbox', 'requestLog'] as const) {
    expect(storedRows(table, person.email)).toEqual([])
  }
  // The site still works: the same person can register again.
  expect((await request.post('/api/interest/register', {data: person})).status()).toBe(201)
})

test('area-open announces no area that is not open (AREA-4)', async () => {
  await expect(operate(announcing)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Hackney is not open.'),
  })
  await expect(operate(`${registrations}area-open --area atlantis`)).rejects.toMatchObject({
    stderr: expect.stringContaining('no published area "atlantis"'),
  })
})

test('newsletter sends an update to a person who confirmed, once (LAW-1)', async ({request}) => {
  const reader = newAddress('reader')
  const newsletter = `${registrations}newsletter update-2025-09-landing-page --send --to ${reader}`
  const data = {name: 'Ada', lastName: 'L', email: reader, role: 'patient', wantsNewsletter: true}
  expect((await request.post('/api/interest/register', {data})).status()).toBe(201)
  await expect(operate(newsletter)).rejects.toMatchObject({stdout: ''})
  const wish = (await receivedMails(reader)).find(({text}) => text?.includes('/confirm?'))
  await request.post(linkIn(wish, 'confirm'))
  expect(await operate(newsletter)).toContain('"queued": 1')
  await expect(operate(newsletter)).rejects.toMatchObject({
    stderr: expect.stringContaining('has it already'),
  })
  const news = (await receivedMails(reader)).filter(
    ({subject}) => subject === 'Landing page launch',
  )
  expect(news).toHaveLength(1)
  expect(news[0]?.text).toContain('• See our targets')
  expect(news[0]?.text).toContain('/updates#update-2025-09-landing-page\n')
  expect(linkIn(news[0], 'unsubscribe')).toMatch(/^http/)
})
