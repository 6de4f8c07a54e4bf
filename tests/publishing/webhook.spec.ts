import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {expect, test} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'
import {postWebhook} from '#tests/support/post-webhook.ts'
import {secrets} from '#tests/support/secrets.ts'

const {publish, withRestored} = siteContent

const change = {
  _id: 'page-demo',
  _type: 'page',
  slug: '/demo',
  previousSlug: '/demo',
  operation: 'update',
}
const body = JSON.stringify(change)
const sign = (text: string) =>
  encodeSignatureHeader(text, Date.now(), secrets.SANITY_REVALIDATE_SECRET)

test('the webhook accepts the previous secret (OPS-12)', async () => {
  const secret = secrets.SANITY_REVALIDATE_SECRET_PREVIOUS
  expect((await postWebhook(change, {secret})).status).toBe(200)
})

for (const [name, signature, sent] of [
  ['without a signature', null, body],
  [
    'signed with another secret',
    await encodeSignatureHeader(body, Date.now(), 'another secret'),
    body,
  ],
  ['whose body changed after signing', await sign(body), body.replace('page-demo', 'page-terms')],
] as const) {
  test(`the webhook refuses a request ${name} (G-5)`, async ({request}) => {
    const response = await request.post('/api/revalidate', {
      data: sent,
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && {[SIGNATURE_HEADER_NAME]: signature}),
      },
    })
    expect(response.status()).toBe(401)
    expect(await response.text()).not.toContain('document:')
  })
}

test('the webhook returns 400 for a signed body that is not a change, and 405 for GET', async ({
  request,
}) => {
  expect((await postWebhook({hello: 'world'})).status).toBe(400)
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})

test('the webhook accepts several changes in one request (G-5)', async () => {
  const changes = ['page-demo', 'page-terms'].map((id) => ({
    _id: id,
    _type: 'page',
    slug: null,
    previousSlug: `/${id}`,
    operation: 'delete',
  }))
  expect(await (await postWebhook(changes)).json()).toEqual({
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

test('a page keeps the latest publication when webhooks arrive twice, late or out of order (G-5)', async ({
  request,
}) => {
  const changeOf = (previousSlug: string) => ({
    _id: 'page-pricing',
    _type: 'page',
    slug: '/pricing',
    previousSlug,
    operation: 'update',
  })
  const early = () => postWebhook(changeOf('/pricing'), {signedAt: Date.now() - 600_000})
  const late = () => postWebhook(changeOf('/pricing-before'))
  await withRestored(['page-pricing'], async () => {
    const title = 'Published last'
    await publish('page-pricing', {set: {'seo.title': title}})
    const isShown = async () => (await (await request.get('/pricing')).text()).includes(title)
    await expect.poll(isShown, {timeout: 60_000}).toBe(true)
    for (const send of [late, early, early, late]) {
      expect((await send()).status).toBe(200)
      expect(await isShown()).toBe(true)
    }
  })
})
