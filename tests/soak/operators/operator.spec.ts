import {execFile} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from '@playwright/test'
import {dataFolder, lakePort, sitePort} from '#tests/support/addresses.ts'
import {secrets} from '#tests/support/secrets.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const intro = 'npm run --silent registrations -- '

/** Commands of docs/operations.md, without the files that their output goes to. */
const documented = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(intro))
  .map((line) => line.slice(intro.length).replace(/ > \S+$/, ''))

/** Needs an open area, because it sends e-mails. */
const announcing = 'area-open --area hackney'

async function operate(command: string): Promise<string> {
  const {stdout} = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'registrations', '--', ...command.split(' ')],
    {
      cwd: root,
      env: {
        ...process.env,
        ...secrets,
        PORT: String(sitePort),
        CONTENT_LAKE_PORT: String(lakePort),
        DATA_DIR: dataFolder,
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return stdout
}

test('commands of docs/operations.md work while the site runs (OPS-1)', async ({request}) => {
  const data = {name: 'Sam', lastName: 'Reed', email: 'sam@example.org', role: 'CARER'}
  expect((await request.post('/api/interest/register', {data})).status()).toBe(201)
  const message = {firstName: 'Sam', email: data.email, message: 'Two\nlines, "quoted"'}
  expect((await request.post('/api/contact', {data: message})).status()).toBe(200)

  const outputs = new Map<string, string>()
  for (const command of documented.filter((each) => !each.startsWith('area-open'))) {
    outputs.set(command, await operate(command))
  }
  expect(documented).toContain(announcing)
  expect([...outputs.keys()]).toEqual([
    'stats',
    'export --format csv',
    'export --format ndjson',
    'messages --format csv',
    'messages --format ndjson',
    'app-interest',
    `show --email ${data.email}`,
    `erase --email ${data.email}`,
    'purge',
  ])
  const outputOf = (command: string) => outputs.get(command) ?? ''
  expect(outputOf('stats')).toMatch(/"CARER": [1-9]/)
  expect(outputOf('export --format csv')).toMatch(/^\ufeffid,createdAt,firstName[^\n]*\r\n/)
  expect(outputOf('export --format csv')).toContain(',Sam,Reed,sam@example.org,CARER,false,')
  expect(outputOf('export --format ndjson')).toContain('"email":"sam@example.org"')
  expect(outputOf('messages --format csv')).toContain(',"Two\nlines, ""quoted"""\r\n')
  expect(outputOf('messages --format ndjson')).toContain(JSON.stringify(message.message))
  expect(outputOf('app-interest')).toMatch(/^\ufeffreceivedAt,email,store\r\n/)
  expect(outputOf(`show --email ${data.email}`)).toContain('  firstName: Sam\n')
  const erased: unknown = JSON.parse(outputOf(`erase --email ${data.email}`))
  expect(erased).toMatchObject({registrations: 1, messages: 1})
  for (const table of ['registration', 'message', 'outbox', 'requestLog'] as const) {
    expect(storedRows(table, data.email)).toEqual([])
  }
  // The site still works: the same person can register again.
  expect((await request.post('/api/interest/register', {data})).status()).toBe(201)
})

test('area-open announces no area that is not open (AREA-4)', async () => {
  await expect(operate(announcing)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Hackney is not open.'),
  })
  await expect(operate('area-open --area atlantis')).rejects.toMatchObject({
    stderr: expect.stringContaining('no published area "atlantis"'),
  })
})

test('registrations command prints its usage for wrong arguments (OPS-1)', async () => {
  await expect(operate('export --format xml')).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(intro),
  })
})
