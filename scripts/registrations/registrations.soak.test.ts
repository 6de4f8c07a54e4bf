import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {sampleMessage, sampleRegistration} from '#registrations/testing/people.ts'
import {parseCommand, UsageError} from './arguments.ts'
import {csvRecord} from './write-rows.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'registrations-'))
const secret = 'a secret for these tests'
const signer = createSigner(secret)

afterAll(() => rmSync(dataFolder, {recursive: true}))

interface Outcome {
  code: number
  out: string
  message: string
}

function run(url: string, ...parameters: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'registrations.ts'), ...parameters],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_NO_WARNINGS: '1',
          DATA_DIR: dataFolder,
          DATABASE_URL: url,
          LINK_SIGNING_SECRET: secret,
          SANITY_API_READ_TOKEN: 'an unused token',
          SANITY_API_WRITE_TOKEN: 'an unused token',
          SANITY_REVALIDATE_SECRET: 'an unused token',
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, out, message) => {
        resolve({code: typeof error?.code === 'number' ? error.code : 0, out, message})
      },
    )
  })
}

const formulas = {name: '=1+1', lastName: 'O"Brien, Jr', wantsNewsletter: false}

describeOnEachDatabase('npm run registrations', (databases) => {
  async function whileSiteRuns(test: (url: string, site: RegistrationStore) => Promise<void>) {
    const url = await databases.address()
    const site = await openRegistrationStore(url)
    try {
      await test(url, site)
    } finally {
      await site.close()
    }
  }

  it('exports registrations as CSV and as lines of JSON', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration(formulas))
      const csv = await run(url, 'export', '--format', 'csv')
      const [head, row, end] = csv.out.split('\r\n')
      expect(csv.code).toBe(0)
      // Excel needs the byte order mark.
      expect(head).toMatch(
        /^\ufeffid,createdAt,firstName,lastName,email,role,wantsNewsletter,newsletterConfirmedAt,source,yearsExperience,area,forWhom,service/,
      )
      expect(row).toContain(`,'=1+1,"O""Brien, Jr",Ada@Example.com,patient,false,,landing_page,,,,`)
      expect(end).toBe('')
      const {out} = await run(url, 'export', '--format', 'ndjson')
      const parsed: unknown = JSON.parse(out)
      expect(parsed).toMatchObject({firstName: '=1+1', lastName: 'O"Brien, Jr'})
    })
  })

  it('erases a person while the site runs and prints the number of deleted rows', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration())
      await receiveMessage(site, signer, sampleMessage())
      const {code, out} = await run(url, 'erase', '--email', 'ADA@example.com')
      expect(code).toBe(0)
      const counts: unknown = JSON.parse(out)
      expect(counts).toEqual({
        registrations: 1,
        messages: 1,
        consents: 1,
        emails: 4,
        appInterest: 0,
      })
      expect(await site.database.selectFrom('registration').selectAll().execute()).toEqual([])
      const [note] = await site.database.selectFrom('suppression').selectAll().execute()
      expect(note?.hash).toBe(signer.digest('address', 'ada@example.com'))
    })
  })

  it('shows everything that is kept about a person, as text and as JSON (LAW-3)', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration({area: 'N1'}))
      await registerInterest(site, signer, sampleRegistration({name: 'Byron'}))
      await registerInterest(site, signer, sampleRegistration({email: 'other@example.com'}))
      await receiveMessage(site, signer, sampleMessage())
      const shown = await run(url, 'show', '--email', 'ADA@example.com', '--format', 'json')
      const data: unknown = JSON.parse(shown.out)
      expect(data).toMatchObject({
        registration: [{firstName: 'Ada', area: 'N1'}, {firstName: 'Byron'}],
        message: [{message: 'Good evening.\nWhen do you open?'}],
        consent: [{purpose: 'newsletter', confirmedAt: null}],
        outbox: [{}, {}, {}, {}],
        requestLog: [{address: '192.0.2.7'}, {}, {}],
        areaNotice: [],
        suppression: [],
        appInterest: [],
      })
      const {out} = await run(url, 'show', '--email', 'ada@example.com')
      expect(out).toContain('registration: 2\n  firstName: ')
      expect(out).toContain('  area: N1\n')
      expect(out).toContain('  message: Good evening.\n    When do you open?\n')
      expect(out).not.toContain('other@')
    })
  })

  it('purges rows after their retention period and counts the others', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration({}, new Date('2020-01-01')))
      await registerInterest(site, signer, sampleRegistration({role: 'GP'}, new Date()))
      const purged: unknown = JSON.parse((await run(url, 'purge')).out)
      expect(purged).toMatchObject({registrations: 1, consents: 1, origins: 1})
      const counted: unknown = JSON.parse((await run(url, 'stats')).out)
      expect(counted).toMatchObject({registrations: {GP: 1}, messages: 0})
      expect((await run(url, 'stats', '--by', 'source')).out).toBe(
        'source        patients  professionals\nlanding_page         0              1\n',
      )
    })
  })
})

describe('npm run registrations -- app-interest', () => {
  it('lists addresses left for the app as CSV, and none after they are erased (MOD-4, OPS-1)', async () => {
    const url = `file:${join(dataFolder, 'site.db')}`
    const interest = {email: '=ada@example.org', store: 'appstore'}
    const events = [{event: '$pageview'}, {event: 'download_interest', properties: interest}]
    new EventLog(dataFolder).append(events, new Date('2026-11-20T18:00:00Z'))
    const head = '\ufeffreceivedAt,email,store\r\n'
    const listed = await run(url, 'app-interest')
    expect(listed.out).toBe(`${head}2026-11-20T18:00:00.000Z,'=ada@example.org,appstore\r\n`)
    const {out} = await run(url, 'erase', '--email', '=ADA@example.org')
    const erased: unknown = JSON.parse(out)
    expect(erased).toMatchObject({registrations: 0, appInterest: 1})
    expect((await run(url, 'app-interest')).out).toBe(head)
  })
})

describe('npm run registrations with wrong arguments', () => {
  it.each<[string, string[], RegExp]>([
    ['no command', [], /No command given/],
    ['an unknown command', ['list'], /Unknown command: list/],
    ['no format', ['export'], /--format csv or --format ndjson/],
    ['no address', ['erase'], /needs --email/],
    ['a malformed address', ['erase', '--email', 'ada'], /needs --email/],
    ['no area', ['area-open'], /needs --area/],
    ['a malformed area', ['area-open', '--area', 'Tower Hamlets'], /such as --area hackney/],
    ['a limit that is no number', ['area-open', '--area', 'x', '--limit', '0'], /--limit needs/],
    ['a sample without an address', ['area-open', '--area', 'x', '--to', 'a'], /--to goes with/],
    ['no update', ['newsletter', '--send'], /part after #/],
    ['sending and stopping', ['area-open', '--area', 'x', '--stop', '--yes'], /goes without --yes/],
    ['a list of a person', ['show', '--email', 'a@b.c', '--format', 'csv'], /text or/],
    ['the area of another command', ['stats', '--area', 'hackney'], /takes no --area/],
    ['an unknown grouping', ['stats', '--by', 'month'], /stats takes --by week, --by area/],
    ['an unexpected argument', ['stats', 'now'], /Unexpected argument: now/],
  ])('refuses %s', (_case, parameters, message) => {
    expect(() => parseCommand(parameters)).toThrow(UsageError)
    expect(() => parseCommand(parameters)).toThrow(message)
  })

  it('prints the usage for an unknown option without opening the database', async () => {
    const outcome = await run('file:/nowhere/at/all.db', 'stats', '--force')
    expect(outcome.code).toBe(2)
    expect(outcome.out).toBe('')
    expect(outcome.message).toMatch(/--force/)
    expect(outcome.message).toContain('npm run --silent registrations -- export')
  })

  it('reports an unavailable database without its password', async () => {
    const outcome = await run('postgres://site:hunter2@127.0.0.1:1/none', 'stats')
    expect(outcome.code).toBe(1)
    expect(outcome.message).toMatch(/ECONNREFUSED.*Check that DATABASE_URL/)
    expect(outcome.message).not.toContain('hunter2')
  })
})

describe('csvRecord', () => {
  it.each(['=cmd()', '+44', '-1', '@SUM(A1)', '\t=1', '＝1', '＠x', '02079460123', '447700900123'])(
    'marks %j as text for spreadsheets',
    (value) => {
      expect(csvRecord([value, 'x'])).toBe(`'${value},x\r\n`)
    },
  )

  it.each([
    ['\r=1', `"'\r=1"`],
    ['a,b', '"a,b"'],
    ['"', '""""'],
    ['a\nb', '"a\nb"'],
    ['5', '5'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('writes %j as %s', (value, field) => {
    expect(csvRecord([value, 'x'])).toBe(`${field},x\r\n`)
  })
})
