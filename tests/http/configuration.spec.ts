import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {expect, test} from '@playwright/test'
import {lakePort, refusedPort} from '#tests/support/addresses.ts'
import {secrets} from '#tests/support/secrets.ts'

const root = join(import.meta.dirname, '..', '..')
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')

test('site with a wrong configuration does not start and lists every mistake (OPS-7)', async () => {
  const site = spawn(process.execPath, [next, 'start', '--port', String(refusedPort)], {
    cwd: root,
    env: {
      ...process.env,
      ...secrets,
      NODE_ENV: 'production',
      CONTENT_LAKE_PORT: String(lakePort),
      DATABASE_URL: `file:${join(root, 'tests', '.output', 'refused', 'site.db')}`,
      SANITY_REVALIDATE_SECRET: '',
      TRUSTED_PROXY_HOPS: 'all',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'hello@example.org',
      NEXT_PUBLIC_SITE_URL: `http://localhost:${refusedPort}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  })
  const [message] = await Promise.all([text(site.stderr), once(site, 'close')])
  expect(message).toContain('  SANITY_REVALIDATE_SECRET: is missing. Shared with the webhook')
  expect(message).toContain('  TRUSTED_PROXY_HOPS: must be a whole number from 0 to 10.')
  expect(message).toContain('NEXT_PUBLIC_SITE_URL: must be the public address of the site')
  expect(site.exitCode).toBe(1)
})
