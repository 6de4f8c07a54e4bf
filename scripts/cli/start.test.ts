import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'

const folder = mkdtempSync(join(tmpdir(), 'start-'))

afterAll(() => rmSync(folder, {recursive: true}))

/** Runs `npm start` with an environment or options with which it should not start. */
async function start(environment: Readonly<Record<string, string>>, ...options: string[]) {
  const dataFolder = join(folder, 'data')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), ...options], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: dataFolder,
      SANITY_API_READ_TOKEN: 'a-token-that-reads-drafts',
      SANITY_API_WRITE_TOKEN: 'a-token-that-may-write',
      SANITY_REVALIDATE_SECRET: 'a-secret-of-the-webhook',
      LINK_SIGNING_SECRET: 'a-secret-that-signs-links',
      NEXT_PUBLIC_SITE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [message, output] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'close'),
  ])
  return {exitCode: child.exitCode, message, output, hasBegun: existsSync(dataFolder)}
}

describe('npm start', () => {
  it('lists every mistake in the environment before it does anything (decision 19)', async () => {
    const {exitCode, message, hasBegun} = await start({
      PORT: '99999',
      CONTENT_LAKE_PORT: 'many',
      SMTP_URL: 'smtps://mail.example.org',
      SANITY_REVALIDATE_SECRET: 'short',
    })
    expect(exitCode).toBe(1)
    expect(hasBegun).toBe(false)
    for (const name of [
      'PORT: must be a whole number',
      'CONTENT_LAKE_PORT: must be a whole number',
      'SANITY_REVALIDATE_SECRET: is too short',
      'MAIL_FROM: is needed',
      'NEXT_PUBLIC_SITE_URL: is needed',
    ]) {
      expect(message).toContain(`  ${name}`)
    }
    expect(message).not.toMatch(/^ +at /m)
  })

  it.each([
    ['--help', 0, 'npm run review'],
    ['--develop', 1, 'no option --develop'],
  ])('starts nothing with the option %s', async (option, code, copy) => {
    const {exitCode, message, output, hasBegun} = await start({}, option)
    expect([exitCode, hasBegun]).toEqual([code, false])
    expect(output + message).toContain(copy)
  })

  it('requires the token of a hosted project instead of generating one', async () => {
    const {exitCode, message} = await start({
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
      SANITY_API_READ_TOKEN: '',
    })
    expect(exitCode).toBe(1)
    expect(message).toContain('SANITY_API_READ_TOKEN: is missing')
  })
})
