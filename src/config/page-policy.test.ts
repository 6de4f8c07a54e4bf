import {type RenderingConfiguration, readRenderingConfiguration} from './configuration.ts'
import {pagePolicy} from './page-policy.ts'
import {securityHeaders} from './security-headers.ts'

const frames = ['https://player.vimeo.com']

function policyOf(
  environment: Record<string, string> = {},
  options: Partial<Parameters<typeof pagePolicy>[1]> = {},
): Map<string, string> {
  const configuration: RenderingConfiguration = readRenderingConfiguration(environment)
  const directives = pagePolicy(configuration, {frames, ...options}).split('; ')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('SEC-1: the policy of pages', () => {
  it('refuses what is not named, and asks nobody else without configuration', () => {
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

  it('lets Google’s map in with its key alone, and never evaluates', () => {
    const policy = policyOf({NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key'})
    expect(policy.get('script-src')).toContain('https://maps.googleapis.com')
    expect(policy.get('worker-src')).toBe('blob:')
    expect([...policy.values()].join(' ')).not.toContain("'unsafe-eval'")
  })

  it('lets events go to PostHog with its key alone', () => {
    expect(policyOf({NEXT_PUBLIC_POSTHOG_KEY: 'key'}).get('connect-src')).toBe(
      "'self' https://eu.i.posthog.com https://eu-assets.i.posthog.com",
    )
    const proxied = {
      NEXT_PUBLIC_POSTHOG_KEY: 'key',
      NEXT_PUBLIC_POSTHOG_HOST: 'https://events.example.org',
    }
    expect(policyOf(proxied).get('connect-src')).toBe("'self' https://events.example.org")
  })

  it('shows pictures of hosted Sanity', () => {
    const policy = policyOf({NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'})
    expect(policy.get('img-src')).toBe("'self' data: https://cdn.sanity.io")
    expect(policy.get('media-src')).toBe("'self' https://cdn.sanity.io")
  })

  it('lets the Studio frame drafts, and nobody else', () => {
    const policy = policyOf({SANITY_STUDIO_URL: 'https://edit.example.org/studio'}, {isDraft: true})
    expect(policy.get('frame-ancestors')).toBe("'self' https://edit.example.org")
  })

  it('shows editors the pictures of the sections that they can add to a draft', () => {
    const settings = {SANITY_STUDIO_URL: 'https://edit.example.org/studio'}
    expect(policyOf(settings, {isDraft: true}).get('img-src')).toBe(
      "'self' data: https://edit.example.org",
    )
    expect(policyOf(settings).get('img-src')).toBe("'self' data:")
  })

  it('lets development evaluate and listen for changes', () => {
    const policy = policyOf({}, {isDevelopment: true})
    expect(policy.get('script-src')).toContain("'unsafe-eval'")
    expect(policy.get('connect-src')).toBe("'self' ws:")
  })
})

describe('SEC-2: headers of every answer', () => {
  it('asks for TLS for two years where visitors come over TLS, and only there', () => {
    const secure = Object.fromEntries(securityHeaders({publicOrigin: 'https://www.example.org'}))
    expect(secure['strict-transport-security']).toBe('max-age=63072000')
    const plain = Object.fromEntries(securityHeaders({publicOrigin: 'http://localhost:3000'}))
    expect(plain).not.toHaveProperty('strict-transport-security')
    expect(plain['x-content-type-options']).toBe('nosniff')
  })
})
