import {encodeSignatureHeader} from '@sanity/webhook'
import {expect, test} from '@playwright/test'
import {loop} from '#tests/support/edited-sites.ts'
import {secrets} from '#tests/support/secrets.ts'

const {pagePaths, pagesRenderedBy, publish, withRestored} = loop

const body = JSON.stringify({
  _id: 'page-demo',
  _type: 'page',
  slug: '/demo',
  previousSlug: '/demo',
  operation: 'update',
})
const header = 'sanity-webhook-signature'
const json = {'content-type': 'application/json'}

const sign = (text: string) =>
  encodeSignatureHeader(text, Date.now(), secrets.SANITY_REVALIDATE_SECRET)

test('decision 5: a signed change is accepted, names what it made stale, and has exactly that rendered again', async ({
  request,
}) => {
  const rendered = await pagesRenderedBy(await pagePaths(), async () => {
    const response = await request.post('/api/revalidate', {
      data: body,
      headers: {...json, [header]: await sign(body)},
    })
    expect(response.status()).toBe(200)
    expect(await response.json()).toEqual({revalidated: ['document:page-demo', 'type:page']})
  })
  expect(rendered).toEqual(['/demo'])
})

test('OPS-12: a webhook that is signed with the secret before the last change is accepted', async ({
  request,
}) => {
  const previous = secrets.SANITY_REVALIDATE_SECRET_PREVIOUS
  const signature = await encodeSignatureHeader(body, Date.now(), previous)
  const answer = await request.post('/api/revalidate', {
    data: body,
    headers: {...json, [header]: signature},
  })
  expect(answer.status()).toBe(200)
})

test('decision 5: a page that moved is rendered again with the pages that link to it, and no others', async ({
  request,
}) => {
  const moved = JSON.stringify({
    _id: 'page-register-interest',
    _type: 'page',
    slug: '/register-interest',
    previousSlug: '/join',
    operation: 'update',
  })
  const rendered = await pagesRenderedBy(await pagePaths(), async () => {
    const response = await request.post('/api/revalidate', {
      data: moved,
      headers: {...json, [header]: await sign(moved)},
    })
    expect(await response.json()).toEqual({
      revalidated: [
        'document:page-register-interest',
        'type:page',
        'address:page-register-interest',
        'path:/register-interest',
        'path:/join',
      ],
    })
  })
  expect(rendered).toEqual([
    '/coverage',
    '/register-interest',
    '/register-interest/problem',
    '/updates',
  ])
})

for (const [name, headers, data] of [
  ['no signature', {}, body],
  ['a signature that is none', {[header]: 'hello'}, body],
  [
    'a signature made with another secret',
    {[header]: await encodeSignatureHeader(body, Date.now(), 'another secret')},
    body,
  ],
  [
    'a signature that is older than Sanity tries again',
    {
      [header]: await encodeSignatureHeader(
        body,
        Date.now() - 3_600_000,
        secrets.SANITY_REVALIDATE_SECRET,
      ),
    },
    body,
  ],
  [
    'a body that was changed after signing',
    {[header]: await sign(body)},
    body.replace('page-demo', 'page-terms'),
  ],
] as const) {
  test(`decision 5: a webhook with ${name} is refused`, async ({request}) => {
    const rendered = await pagesRenderedBy(await pagePaths(), async () => {
      const response = await request.post('/api/revalidate', {
        data,
        headers: {...json, ...headers},
      })
      expect(response.status()).toBe(401)
      expect(await response.text()).not.toContain('document:')
    })
    expect(rendered).toEqual([])
  })
}

test('a signed body that is no change is refused', async ({request}) => {
  const data = JSON.stringify({hello: 'world'})
  const response = await request.post('/api/revalidate', {
    data,
    headers: {...json, [header]: await sign(data)},
  })
  expect(response.status()).toBe(400)
})

test('decision 5: several changes may be told at once, as the site tells itself', async ({
  request,
}) => {
  const changes = ['page-demo', 'page-terms'].map((id) => ({
    _id: id,
    _type: 'page',
    slug: null,
    previousSlug: `/${id}`,
    operation: 'delete',
  }))
  const data = JSON.stringify(changes)
  const signature = await encodeSignatureHeader(data, Date.now(), secrets.SANITY_REVALIDATE_SECRET)
  const response = await request.post('/api/revalidate', {
    data,
    headers: {...json, [header]: signature},
  })
  expect(await response.json()).toEqual({
    revalidated: [
      'document:page-demo',
      'type:page',
      'address:page-demo',
      'path:/page-demo',
      'document:page-terms',
      'address:page-terms',
      'path:/page-terms',
    ],
  })
})

test('decision 5: a webhook that comes twice, late, or after a later one leaves what was published last', async ({
  request,
}) => {
  const changeOf = (previousSlug: string) =>
    JSON.stringify({
      _id: 'page-contact',
      _type: 'page',
      slug: '/contact',
      previousSlug,
      operation: 'update',
    })
  // Signed in this order; told in another, the first of them twice.
  const early = changeOf('/contact')
  const late = changeOf('/contact-before')
  const tenMinutes = 600_000
  const {SANITY_REVALIDATE_SECRET: secret} = secrets
  const signed = [
    [early, await encodeSignatureHeader(early, Date.now() - tenMinutes, secret)],
    [late, await encodeSignatureHeader(late, Date.now(), secret)],
  ] as const
  await withRestored(['page-contact'], async () => {
    const headline = 'What was published last'
    await publish('page-contact', {set: {'sections[0].headline': headline}})
    const page = async () => await (await request.get('/contact')).text()
    await expect.poll(async () => (await page()).includes(headline), {timeout: 60_000}).toBe(true)
    for (const [data, signature] of [signed[1], signed[0], signed[0], signed[1]]) {
      const response = await request.post('/api/revalidate', {
        data,
        headers: {...json, [header]: signature},
      })
      expect(response.status()).toBe(200)
      expect((await page()).includes(headline)).toBe(true)
    }
  })
})

test('the webhook is for POST alone', async ({request}) => {
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})
