import {readEnvironment} from './environment.ts'

const tokens = {SANITY_API_READ_TOKEN: 'r', SANITY_API_WRITE_TOKEN: 'w'}

describe('readEnvironment', () => {
  it('parses lists', () => {
    const webhook = {name: 'site', url: 'http://localhost:3000/hook', secret: 's', on: ['create']}
    expect(
      readEnvironment({
        ...tokens,
        CONTENT_LAKE_ALLOWED_ORIGINS: 'http://localhost:3000/, http://127.0.0.1:3000',
        CONTENT_LAKE_WEBHOOKS: JSON.stringify([webhook]),
      }),
    ).toMatchObject({
      allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      webhooks: [webhook],
    })
  })

  it.each([
    [{SANITY_API_READ_TOKEN: 'r'}, 'SANITY_API_WRITE_TOKEN is missing'],
    [{...tokens, CONTENT_LAKE_PORT: '99999'}, 'CONTENT_LAKE_PORT'],
    [{...tokens, CONTENT_LAKE_WEBHOOKS: '[{"name":"a","url":"ftp://x"}]'}, 'CONTENT_LAKE_WEBHOOKS'],
  ])('names the invalid variable in %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message)
  })
})
