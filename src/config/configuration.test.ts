import {EnvironmentError} from '#lib/read-environment.ts'
import {readConfiguration, readRenderingConfiguration, readSite} from './configuration.ts'
import {redisWarnings} from './rules.ts'
import {unknownVariableWarnings} from './unknown-variables.ts'

type Environment = Readonly<Record<string, string | undefined>>

const secrets = {
  SANITY_API_READ_TOKEN: 'a-token-that-reads-drafts',
  SANITY_REVALIDATE_SECRET: 'a-secret-of-the-webhook',
  LINK_SIGNING_SECRET: 'a-secret-that-signs-links',
}
const mail = {
  SMTP_URL: 'smtps://user:hunter2@mail.example.org',
  MAIL_FROM: 'Lamplight <hello@example.org>',
}
const production = {...secrets, NODE_ENV: 'production'}
const postgres = 'postgres://user:hunter2@host/database'

/** Returns the names of the wrong variables; no message prints a password. */
function issuesOf(environment: Environment) {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    expect(error.message).not.toContain('hunter2')
    return error.issues.map(({name}) => name)
  }
  return []
}

describe('readConfiguration', () => {
  it('has a default for everything but the secrets', () => {
    expect(readConfiguration({...production, SMTP_URL: ''})).toMatchObject({
      analytics: null,
      content: {projectId: 'local', lakeOrigin: 'http://127.0.0.1:3333'},
      site: {publicOrigin: 'http://localhost:3000', internalOrigin: 'http://127.0.0.1:3000'},
      streetMap: null,
      hasReview: false,
      secrets: {previous: {revalidateSecret: null, linkSecret: null}, metricsToken: null},
      databaseUrl: 'file:.data/site.db',
      redisUrl: null,
      mail: {smtp: null, notifyTo: null},
      formLimits: {trustedProxyHops: 0, perAddress: 60, perEmail: 10, perEmailDay: 20},
      contentCheckMs: 3_600_000,
      pageCacheControl: 'public, max-age=0, must-revalidate',
      logFormat: 'text',
    })
  })

  it('lists every mistake in one error, each with its remedy (decision 19)', () => {
    const wrong = {
      PORT: '80000',
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'Not A Project',
      NEXT_PUBLIC_SITE_URL: 'www.example.org',
      SANITY_API_READ_TOKEN: 'short',
      DATABASE_URL: 'mysql://host/database',
      REDIS_URL: 'valkey://host',
      TRUSTED_PROXY_HOPS: 'all',
      FORM_LIMIT_PER_EMAIL: '0',
      CONTENT_CHECK_MINUTES: 'often',
      CDN_SECONDS: '-1',
      SMTP_URL: 'https://mail.example.org',
      CONTACT_NOTIFY_TO: 'the team',
    }
    const environment = {...wrong, NODE_ENV: 'production'}
    const missing = ['SANITY_REVALIDATE_SECRET', 'LINK_SIGNING_SECRET', 'MAIL_FROM']
    expect(issuesOf(environment).toSorted()).toEqual([...Object.keys(wrong), ...missing].toSorted())
    const read = () => readConfiguration(environment)
    expect(read).toThrow('PORT: must be a whole number from 1 to 65535. The port of the site.')
    expect(read).toThrow('SANITY_REVALIDATE_SECRET: is missing. Shared with the webhook')
    expect(read).toThrow('.env.local')
  })

  it('allows a CDN to cache pages for CDN_SECONDS', () => {
    const {pageCacheControl} = readConfiguration({...production, CDN_SECONDS: '60'})
    expect(pageCacheControl).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
  })

  it('needs no secret for a build, but rejects malformed addresses', () => {
    expect(readRenderingConfiguration({NODE_ENV: 'production'}).content.projectId).toBe('local')
    const read = () => readRenderingConfiguration({PORT: 'x', CONTENT_LAKE_PORT: 'y'})
    expect(read).toThrow(/^.*PORT: .*\n.*PORT: /m)
  })

  it.each([
    ['Lamplight <hello@example.org>', 'example.org'],
    ['hello@mail.example.org', 'mail.example.org'],
  ])('accepts the sender %s', (from, domain) => {
    const environment = {...secrets, ...mail, MAIL_FROM: from, CONTACT_NOTIFY_TO: 'a@b.c'}
    const smtp = {url: mail.SMTP_URL, from, domain}
    expect(readConfiguration(environment).mail).toEqual({smtp, notifyTo: 'a@b.c'})
  })

  it.each<[string, Environment]>([
    ['DATABASE_URL', {DATABASE_URL: 'postgres://site:p@ss/word@db.example/site'}],
    ['DATABASE_URL', {DATABASE_URL: 'postgres://db.example'}],
    ['DATABASE_URL', {DATABASE_URL: 'file:'}],
    ['NEXT_PUBLIC_API_BASE_URL', {NEXT_PUBLIC_API_BASE_URL: 'api.example.org'}],
    ['NEXT_PUBLIC_SITE_URL', {NEXT_PUBLIC_SITE_URL: 'https://www.example.org/en'}],
    ['NEXT_PUBLIC_SITE_URL', {NEXT_PUBLIC_SITE_URL: 'https://editor:hunter2@www.example.org'}],
    ['TRUSTED_PROXY_HOPS', {TRUSTED_PROXY_HOPS: '-1'}],
    ['TRUSTED_PROXY_HOPS', {TRUSTED_PROXY_HOPS: '1.5'}],
    ['TRUSTED_PROXY_HOPS', {TRUSTED_PROXY_HOPS: '11'}],
    ['MAIL_FROM', {...mail, MAIL_FROM: '', NODE_ENV: ''}],
    ['MAIL_FROM', {...mail, MAIL_FROM: 'hello', NODE_ENV: ''}],
    ['MAIL_FROM', {...mail, MAIL_FROM: 'Evil\r\nBcc: x@y.example <a@b.example>', NODE_ENV: ''}],
    ['SMTP_URL', {...mail, SMTP_URL: 'https://user:hunter2@mail.example.org', NODE_ENV: ''}],
    ['CONTACT_NOTIFY_TO', {CONTACT_NOTIFY_TO: 'the team'}],
    ['REDIS_URL', {DATABASE_URL: postgres, REDIS_URL: 'http://:hunter2@redis'}],
    ['REDIS_URL', {DATABASE_URL: postgres, REDIS_URL: 'redis:6379'}],
    ['REDIS_URL', {DATABASE_URL: postgres, REDIS_URL: 'redis://:hunter2@redis/site'}],
    ['REDIS_URL', {DATABASE_URL: 'file:site.db', REDIS_URL: 'redis://:hunter2@redis'}],
  ])('rejects %s without printing its value: %j (OPS-7)', (name, environment) => {
    expect(issuesOf({...production, ...environment})).toEqual([name])
  })

  it.each([
    ['DATABASE_URL', 'postgresql://site:p%40ss@db.example:5432/site?sslmode=require'],
    ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
    ['NEXT_PUBLIC_API_BASE_URL', 'https://api.example.org/forms'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/'],
  ])('accepts %s=%s', (name, value) => {
    expect(issuesOf({...production, [name]: value})).toEqual([])
  })

  const local = 'smtp://127.0.0.1:2525'
  it.each([
    ['a public site', mail.SMTP_URL, 'https://www.example.org', []],
    ['no address of the site', mail.SMTP_URL, undefined, ['NEXT_PUBLIC_SITE_URL']],
    ['a site on localhost', mail.SMTP_URL, 'http://localhost:3000', ['NEXT_PUBLIC_SITE_URL']],
    ['a mail server and a site here', local, 'http://localhost:3000', []],
    ['a mail server here by name', 'smtp://localhost', 'http://192.168.1.7:3000', []],
    ['a mail server here and no site', local, undefined, ['NEXT_PUBLIC_SITE_URL']],
  ])('requires a public address for e-mails in production: %s', (_case, SMTP_URL, url, issues) => {
    const environment = {...production, ...mail, SMTP_URL, NEXT_PUBLIC_SITE_URL: url}
    expect(issuesOf(environment)).toEqual(issues)
    // Development may send to a catcher on the same computer.
    expect(issuesOf({...environment, NODE_ENV: 'development'})).toEqual([])
  })

  it('accepts Redis with PostgreSQL, and warns when only PostgreSQL is set', () => {
    const redis = 'rediss://:hunter2@redis.example.org:6380/1'
    const environment = {...production, DATABASE_URL: postgres, REDIS_URL: redis}
    expect(readConfiguration(environment).redisUrl).toBe(redis)
    expect(redisWarnings({DATABASE_URL: postgres, REDIS_URL: ''}).join()).toContain('one Redis')
    expect(redisWarnings({DATABASE_URL: postgres, REDIS_URL: 'redis://redis'})).toEqual([])
    expect(redisWarnings({DATABASE_URL: 'file:site.db'})).toEqual([])
  })
})

describe('readSite', () => {
  it.each([
    ['all interfaces without a proxy', {}, null],
    ['the loopback address behind a proxy', {TRUSTED_PROXY_HOPS: '1'}, '127.0.0.1'],
    ['SITE_HOST behind a proxy', {TRUSTED_PROXY_HOPS: '2', SITE_HOST: '0.0.0.0'}, '0.0.0.0'],
    ['SITE_HOST without a proxy', {SITE_HOST: '127.0.0.1'}, '127.0.0.1'],
  ])('returns %s (LAW-8)', (_case, environment, host) => {
    expect(readSite(environment).host).toBe(host)
  })

  it('rejects an address that the site could not reach itself at', () => {
    expect(() => readSite({SITE_HOST: 'example.org'})).toThrow('SITE_HOST')
  })
})

describe('unknownVariableWarnings', () => {
  it.each([
    ['SANITY_REVALIDATE_SECRT', 'SANITY_REVALIDATE_SECRET'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['NEXT_PUBLIC_SIET_URL', 'NEXT_PUBLIC_SITE_URL'],
    ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
  ])('names the setting that %s resembles (OPS-7)', (name, meant) => {
    expect(unknownVariableWarnings({[name]: 'x'})).toEqual([
      expect.stringContaining(`Did you mean ${meant}?`),
    ])
  })

  it('warns about no other variables', () => {
    const others = {SANITY_API_WRITE_TOKEN: 'x', SANITY_AUTH_TOKEN: 'x', POSTGRES_URL: 'x'}
    expect(unknownVariableWarnings({...secrets, ...mail, ...others, PATH: '/bin'})).toEqual([])
    expect(unknownVariableWarnings({SMTP_SERVER: 'x'})).toHaveLength(1)
  })
})
