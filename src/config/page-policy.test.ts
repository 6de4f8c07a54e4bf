import {readRenderingConfiguration} from './configuration.ts'
import {pagePolicy} from './page-policy.ts'
import {securityHeaders} from './security-headers.ts'

const frames = ['https://player.vimeo.com']

function policyOf(
  environment: Record<string, string> = {},
  options: Partial<Parameters<typeof pagePolicy>[1]> = {},
): Map<string, string> {
  const policy = pagePolicy(readRenderingConfiguration(environment), {frames, ...options})
  return new Map(
    policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.replace(/^\S+ /, '')]),
  )
}

describe('pagePolicy', () => {
  it('refuses everything that is not named, and names no other host by default (SEC-1)', () => {
    const policy = policyOf()
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'style-src-attr': "'none'",
      'img-src': "'self' data:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': 'https://player.vimeo.com',
      'worker-src': "'none'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  it('allows Google Maps only with its key, and never allows eval (SEC-1)', () => {
    const policy = policyOf({NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key'})
    expect(policy.get('script-src')).toContain('https://maps.googleapis.com')
    expect(policy.get('worker-src')).toBe('blob:')
    expect([...policy.values()].join(' ')).not.toContain("'unsafe-eval'")
  })

  it('allows PostHog only with its key (SEC-1)', () => {
    expect(policyOf({NEXT_PUBLIC_POSTHOG_KEY: 'key'}).get('connect-src')).toBe(
      "'self' https://eu.i.posthog.com https://eu-assets.i.posthog.com",
    )
    const proxied = {
      NEXT_PUBLIC_POSTHOG_KEY: 'key',
      NEXT_PUBLIC_POSTHOG_HOST: 'https://events.example.org',
    }
    expect(policyOf(proxied).get('connect-src')).toBe("'self' https://events.example.org")
  })

  it('allows images of hosted Sanity (SEC-1)', () => {
    const policy = policyOf({NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'})
    expect(policy.get('img-src')).toBe("'self' data: https://cdn.sanity.io")
    expect(policy.get('media-src')).toBe("'self' https://cdn.sanity.io")
  })

  it('allows the Studio to frame drafts, and its previews in them (SEC-1)', () => {
    const settings = {SANITY_STUDIO_URL: 'https://edit.example.org/studio'}
    const draft = policyOf(settings, {isDraft: true})
    expect(draft.get('frame-ancestors')).toBe("'self' https://edit.example.org")
    expect(draft.get('img-src')).toBe("'self' data: https://edit.example.org")
    const hosted = {...settings, NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'}
    // Sanity's Dashboard frames the Studio, and a browser checks all ancestors.
    expect(policyOf(hosted, {isDraft: true}).get('frame-ancestors')).toContain(
      'https://www.sanity.io',
    )
    expect(policyOf(settings).get('img-src')).toBe("'self' data:")
  })

  it('allows eval and web sockets in development (SEC-1)', () => {
    const policy = policyOf({}, {isDevelopment: true})
    expect(policy.get('script-src')).toContain("'unsafe-eval'")
    expect(policy.get('connect-src')).toBe("'self' ws:")
  })
})

describe('securityHeaders', () => {
  it('requires TLS for two years when the public address uses it (SEC-2)', () => {
    const secure = Object.fromEntries(securityHeaders({publicOrigin: 'https://www.example.org'}))
    expect(secure['strict-transport-security']).toBe('max-age=63072000')
    const plain = Object.fromEntries(securityHeaders({publicOrigin: 'http://localhost:3000'}))
    expect(plain).not.toHaveProperty('strict-transport-security')
    expect(plain['x-content-type-options']).toBe('nosniff')
  })
})
