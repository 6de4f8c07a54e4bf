import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {expect, test} from '@playwright/test'
import {lakePort, refusedPort} from '#tests/support/addresses.ts'
import {secrets} from '#tests/support/secrets.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')

// One after the other: both sites would listen on one port.
test.describe.configure({mode: 'default'})

/** Starts the built site as a host would, without `npm start`; one that is not refused is ended after 20 seconds. */
async function startRefused(environment: Readonly<Record<string, string>>) {
  const site = spawn(process.execPath, [next, 'start', '--port', String(refusedPort)], {
    cwd: root,
    env: {
      ...process.env,
      ...secrets,
      NODE_ENV: 'production',
      CONTENT_LAKE_PORT: String(lakePort),
      DATABASE_URL: `file:${join(root, 'tests', '.output', 'refused', 'site.db')}`,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 20_000,
  })
  const [message] = await Promise.all([text(site.stderr), once(site, 'close')])
  return {exitCode: site.exitCode, message}
}

test('OPS-7, decision 19: a site without all its secrets does not start, and says what is missing', async () => {
  const {exitCode, message} = await startRefused({
    SANITY_REVALIDATE_SECRET: '',
    TRUSTED_PROXY_HOPS: 'all',
  })
  expect(message).toContain('  SANITY_REVALIDATE_SECRET: is missing. Shared with the webhook')
  expect(message).toContain('  TRUSTED_PROXY_HOPS: must be a whole number from 0 to 10.')
  expect(exitCode).toBe(1)
})

test('OPS-7, decision 19: a site that would send links to localhost does not start', async () => {
  const {exitCode, message} = await startRefused({
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'hello@example.org',
    NEXT_PUBLIC_SITE_URL: `http://localhost:${refusedPort}`,
  })
  expect(message).toContain('NEXT_PUBLIC_SITE_URL: must be the public address of the site')
  expect(exitCode).toBe(1)
})
