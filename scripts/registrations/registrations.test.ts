import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {receiveMessage} from '#registrations/domain/receive-message.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {createSigner} from '#registrations/domain/signing.ts'
import {describeOnEachDatabase} from '#registrations/testing/each-database.ts'
import {sampleMessage, sampleRegistration} from '#registrations/testing/people.ts'
import {parseCommand, UsageError} from './arguments.ts'
import {csvRecord} from './csv.ts'

const secret = 'a secret for the tests of commands'
const signer = createSigner(secret)

interface Outcome {
  code: number
  out: string
  message: string
}

function run(url: string, ...words: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'registrations.ts'), ...words],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_NO_WARNINGS: '1',
          DATABASE_URL: url,
          LINK_SIGNING_SECRET: secret,
          SANITY_API_READ_TOKEN: 'unused but given',
          SANITY_API_WRITE_TOKEN: 'unused but given',
          SANITY_REVALIDATE_SECRET: 'unused but given',
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, out, message) => {
        resolve({code: typeof error?.code === 'number' ? error.code : 0, out, message})
      },
    )
  })
}

const evil = {name: '=1+1', lastName: 'O"Brien, Jr', wantsNewsletter: false}

describeOnEachDatabase('the operator’s commands', (databases) => {
  /** The site keeps running while the commands do their work. */
  async function whileSiteRuns(test: (url: string, site: RegistrationStore) => Promise<void>) {
    const url = await databases.address()
    const site = await openRegistrationStore(url)
    try {
      await test(url, site)
    } finally {
      await site.close()
    }
  }

  it('export registrations as CSV and as lines of JSON', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration(evil))
      const csv = await run(url, 'export', '--format', 'csv')
      const [head, row, end] = csv.out.split('\r\n')
      expect(csv.code).toBe(0)
      expect(head).toBe(
        'id,createdAt,firstName,lastName,email,role,wantsNewsletter,newsletterConfirmedAt,source,yearsExperience,area,forWhom',
      )
      expect(row).toContain(`,'=1+1,"O""Brien, Jr",Ada@Example.com,patient,false,,landing_page,,,`)
      expect(end).toBe('')
      const {out} = await run(url, 'export', '--format', 'ndjson')
      const parsed: unknown = JSON.parse(out)
      expect(parsed).toMatchObject({firstName: '=1+1', lastName: 'O"Brien, Jr'})
    })
  })

  it('export messages with their lines', async () => {
    await whileSiteRuns(async (url, site) => {
      await receiveMessage(site, signer, sampleMessage({phone: '+44 20 7946 0123'}))
      const {out} = await run(url, 'messages', '--format', 'csv')
      expect(out).toContain(`'+44 20 7946 0123,"Good evening.\nWhen do you open?"\r\n`)
    })
  })

  it('erase a person while the site runs, and say what went', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration())
      await receiveMessage(site, signer, sampleMessage())
      const {code, out} = await run(url, 'erase', '--email', 'ADA@example.com')
      expect(code).toBe(0)
      const counts: unknown = JSON.parse(out)
      expect(counts).toEqual({registrations: 1, messages: 1, consents: 1, emails: 4})
      expect(await site.database.selectFrom('registration').selectAll().execute()).toEqual([])
      const [note] = await site.database.selectFrom('suppression').selectAll().execute()
      expect(note?.hash).toBe(signer.digest('address', 'ada@example.com'))
    })
  })

  it('purge by the privacy notice, and count', async () => {
    await whileSiteRuns(async (url, site) => {
      await registerInterest(site, signer, sampleRegistration({}, new Date('2020-01-01')))
      await registerInterest(site, signer, sampleRegistration({role: 'GP'}, new Date()))
      const purged: unknown = JSON.parse((await run(url, 'purge')).out)
      expect(purged).toMatchObject({registrations: 1, consents: 1, origins: 1})
      const counted: unknown = JSON.parse((await run(url, 'stats')).out)
      expect(counted).toMatchObject({registrations: {GP: 1}, messages: 0})
    })
  })
})

describe('wrong use', () => {
  it.each<[string, string[], RegExp]>([
    ['no word', [], /Say what to do/],
    ['an unknown word', ['list'], /no command "list"/],
    ['no format', ['export'], /--format csv or --format ndjson/],
    ['an unknown format', ['messages', '--format', 'xml'], /--format csv/],
    ['nobody to erase', ['erase'], /needs --email/],
    ['no address to erase', ['erase', '--email', 'ada'], /needs --email/],
    ['no area', ['area-open'], /needs --area/],
    ['no area that could be', ['area-open', '--area', 'Tower Hamlets'], /like --area hackney/],
    ['an area of another command', ['stats', '--area', 'hackney'], /takes no --area/],
    ['an option of another command', ['purge', '--email', 'a@b.c'], /takes no --email/],
    ['too many words', ['stats', 'now'], /too much/],
  ])('of %s is refused', (_case, words, message) => {
    expect(() => parseCommand(words)).toThrow(UsageError)
    expect(() => parseCommand(words)).toThrow(message)
  })

  it('of an unknown option is answered with the usage, and nothing is opened', async () => {
    const outcome = await run('file:/nowhere/at/all.db', 'stats', '--force')
    expect(outcome.code).toBe(2)
    expect(outcome.out).toBe('')
    expect(outcome.message).toMatch(/--force/)
    expect(outcome.message).toContain('npm run --silent registrations -- export')
  })

  it('of a database that is not there says so', async () => {
    const outcome = await run('mysql://localhost/x', 'stats')
    expect(outcome.code).toBe(1)
    expect(outcome.message).toContain('DATABASE_URL: must begin with file: and a path')
  })

  it('of a database that cannot be reached says so, and nothing of its password', async () => {
    const outcome = await run('postgres://site:hunter2@127.0.0.1:1/none', 'stats')
    expect(outcome.code).toBe(1)
    expect(outcome.message).toMatch(/ECONNREFUSED.*Check that DATABASE_URL/)
    expect(outcome.message).not.toContain('hunter2')
  })
})

describe('csvRecord', () => {
  it.each([
    ['=cmd()', `'=cmd()`],
    ['+44', `'+44`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `"'\r=1"`],
    ['a,b', '"a,b"'],
    ['"', '""""'],
    ['a\nb', '"a\nb"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('writes %j so that no spreadsheet runs it', (value, field) => {
    expect(csvRecord([value, 'x'])).toBe(`${field},x\r\n`)
  })
})
