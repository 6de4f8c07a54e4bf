import {readRenderingConfiguration} from './configuration.ts'

const read = (host?: string) =>
  readRenderingConfiguration({
    NEXT_PUBLIC_POSTHOG_KEY: 'phc_example',
    ...(host === undefined ? {} : {NEXT_PUBLIC_POSTHOG_HOST: host}),
  }).analytics

describe('where events go', () => {
  it('is nowhere without a key (AN-1)', () => {
    expect(readRenderingConfiguration({}).analytics).toBeNull()
    const hostAlone = {NEXT_PUBLIC_POSTHOG_HOST: 'https://eu.i.posthog.com'}
    expect(readRenderingConfiguration(hostAlone).analytics).toBeNull()
  })

  it('is PostHog in the EU unless another host is named (AN-1)', () => {
    expect(read()).toEqual({key: 'phc_example', host: 'https://eu.i.posthog.com'})
    expect(read('https://counts.example.org/')?.host).toBe('https://counts.example.org')
    expect(read('http://127.0.0.1:4000')?.host).toBe('http://127.0.0.1:4000')
  })

  it.each([
    ['https://us.i.posthog.com', /EU/],
    ['https://app.posthog.com', /EU/],
    ['http://counts.example.org', /https/],
    ['eu.i.posthog.com', /https/],
  ])('is not %s (AN-1)', (host, why) => {
    expect(() => read(host)).toThrow(why)
  })

  it('needs a key that can be one', () => {
    expect(() => readRenderingConfiguration({NEXT_PUBLIC_POSTHOG_KEY: 'phc <key>'})).toThrow(
      /NEXT_PUBLIC_POSTHOG_KEY: must be the key/,
    )
  })
})
