import {EnvironmentError} from '#lib/read-environment.ts'
import {readConfiguration, readRenderingConfiguration} from './configuration.ts'
import {redisWarnings} from './redis.ts'
import {unknownVariableWarnings} from './unknown-variables.ts'

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

function issuesOf(environment: Readonly<Record<string, string | undefined>>) {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.issues.map(({name}) => name)
    throw error
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
    const environment = {
      NODE_ENV: 'production',
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
    expect(issuesOf(environment).toSorted()).toEqual(
      [
        ...Object.keys(environment).filter((name) => name !== 'NODE_ENV'),
        'SANITY_REVALIDATE_SECRET',
        'LINK_SIGNING_SECRET',
        'MAIL_FROM',
      ].toSorted(),
    )
    const read = () => readConfiguration(environment)
    expect(read).toThrow('PORT: must be a whole number from 1 to 65535. The port of the site.')
    expect(read).toThrow('SANITY_REVALIDATE_SECRET: is missing. Shared with the webhook')
  })

  it.each(['-1', '1.5', 'all', '11'])('rejects TRUSTED_PROXY_HOPS=%s', (hops) => {
    expect(issuesOf({...production, TRUSTED_PROXY_HOPS: hops})).toEqual(['TRUSTED_PROXY_HOPS'])
  })

  it('allows a CDN to cache pages for CDN_SECONDS', () => {
    const {pageCacheControl} = readConfiguration({...production, CDN_SECONDS: '60'})
    expect(pageCacheControl).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
  })

  it('needs no secret for a build, but rejects malformed addresses', () => {
    expect(readRenderingConfiguration({NODE_ENV: 'production'}).content.projectId).toBe('local')
    expect(() => readRenderingConfiguration({PORT: 'x', CONTENT_LAKE_PORT: 'y'})).toThrow(
      /PORT: .*\n.*CONTENT_LAKE_PORT: |CONTENT_LAKE_PORT: .*\n.*PORT: /,
    )
  })
})

describe('readConfiguration, mail', () => {
  it.each([
    ['Lamplight <hello@example.org>', 'example.org'],
    ['hello@mail.example.org', 'mail.example.org'],
  ])('accepts the sender %s', (from, domain) => {
    const environment = {...secrets, ...mail, MAIL_FROM: from, CONTACT_NOTIFY_TO: 'a@b.c'}
    const smtp = {url: mail.SMTP_URL, from, domain}
    expect(readConfiguration(environment).mail).toEqual({smtp, notifyTo: 'a@b.c'})
  })

  it.each([
    ['MAIL_FROM', {...mail, MAIL_FROM: ''}],
    ['MAIL_FROM', {...mail, MAIL_FROM: 'hello'}],
    ['MAIL_FROM', {...mail, MAIL_FROM: 'Evil\r\nBcc: x@y.example <a@b.example>'}],
    ['SMTP_URL', {...mail, SMTP_URL: 'https://user:hunter2@mail.example.org'}],
    ['CONTACT_NOTIFY_TO', {...mail, CONTACT_NOTIFY_TO: 'the team'}],
  ])('rejects %s without printing its value', (name, environment) => {
    expect(issuesOf({...secrets, ...environment})).toEqual([name])
    expect(() => readConfiguration({...secrets, ...environment})).not.toThrow('hunter2')
  })

  const local = 'smtp://127.0.0.1:2525'
  it.each([
    ['a public site', mail.SMTP_URL, 'https://www.example.org', []],
    ['no address of the site', mail.SMTP_URL, undefined, ['NEXT_PUBLIC_SITE_URL']],
    ['a site on localhost', mail.SMTP_URL, 'http://localhost:3000', ['NEXT_PUBLIC_SITE_URL']],
    ['a mail server and a site here', local, 'http://localhost:3000', []],
    ['a mail server here by name', 'smtp://localhost', 'http://192.168.1.7:3000', []],
    ['a mail server here and no site', local, undefined, ['NEXT_PUBLIC_SITE_URL']],
  ])(
    'requires a public address in production: %s',
    (_case, SMTP_URL, NEXT_PUBLIC_SITE_URL, expected) => {
      const environment = {...production, ...mail, SMTP_URL, NEXT_PUBLIC_SITE_URL}
      expect(issuesOf(environment)).toEqual(expected)
      // Development may send to a catcher on the same computer.
      expect(issuesOf({...environment, NODE_ENV: 'development'})).toEqual([])
    },
  )
})

describe('readConfiguration, Redis', () => {
  const postgres = 'postgres://user:hunter2@host/database'

  it('accepts Redis with PostgreSQL', () => {
    const redis = 'rediss://:hunter2@redis.example.org:6380/1'
    const environment = {...production, DATABASE_URL: postgres, REDIS_URL: redis}
    expect(readConfiguration(environment).redisUrl).toBe(redis)
  })

  it.each([
    ['another protocol', 'http://:hunter2@redis', postgres],
    ['no protocol', 'redis:6379', postgres],
    ['a database that has a name', 'redis://:hunter2@redis/site', postgres],
    ['SQLite by name', 'redis://:hunter2@redis', 'file:site.db'],
  ])('rejects %s without printing the value', (_case, REDIS_URL, database) => {
    const environment = {...production, REDIS_URL, DATABASE_URL: database}
    expect(issuesOf(environment)).toEqual(['REDIS_URL'])
    expect(() => readConfiguration(environment)).not.toThrow('hunter2')
  })

  it('warns about a missing Redis only with PostgreSQL', () => {
    expect(redisWarnings({DATABASE_URL: postgres, REDIS_URL: ''}).join()).toContain('one Redis')
    expect(redisWarnings({DATABASE_URL: postgres, REDIS_URL: 'redis://redis'})).toEqual([])
    expect(redisWarnings({DATABASE_URL: 'file:site.db'})).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    ['DATABASE_URL', 'postgres://site:p@ss/word@db.example/site'],
    ['DATABASE_URL', 'postgres://db.example'],
    ['DATABASE_URL', 'file:'],
    ['NEXT_PUBLIC_API_BASE_URL', 'api.example.org'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/en'],
    ['NEXT_PUBLIC_SITE_URL', 'https://editor:secret@www.example.org'],
  ])('is refused when it is malformed: %s=%s (OPS-7)', (name, value) => {
    expect(issuesOf({...production, [name]: value})).toEqual([name])
  })

  it.each([
    ['DATABASE_URL', 'postgresql://site:p%40ss@db.example:5432/site?sslmode=require'],
    ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
    ['NEXT_PUBLIC_API_BASE_URL', 'https://api.example.org/forms'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/'],
  ])('is accepted: %s=%s', (name, value) => {
    expect(issuesOf({...production, [name]: value})).toEqual([])
  })
})

describe('unknownVariableWarnings', () => {
  it('warns only about variables that look like settings of this site', () => {
    const found = unknownVariableWarnings({
      ...secrets,
      ...mail,
      SANITY_API_WRITE_TOKEN: 'x',
      SANITY_AUTH_TOKEN: 'of the Sanity command',
      PATH: '/bin',
      SANITY_REVALIDATE_SECRT: 'x',
      SMTP_URI: 'x',
      SMTP_SERVER: 'x',
      TRUSTED_PROXY_HOP: '1',
      POSTGRES_URL: 'x',
    })
    expect(found.map((sentence) => sentence.split(' ')[0])).toEqual([
      'SANITY_REVALIDATE_SECRT',
      'SMTP_URI',
      'SMTP_SERVER',
      'TRUSTED_PROXY_HOP',
    ])
  })

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['NEXT_PUBLIC_SIET_URL', 'NEXT_PUBLIC_SITE_URL'],
  ])('names the setting that %s resembles (OPS-7)', (name, meant) => {
    expect(unknownVariableWarnings({[name]: 'x'})).toEqual([
      expect.stringContaining(`Did you mean ${meant}?`),
    ])
  })
})
