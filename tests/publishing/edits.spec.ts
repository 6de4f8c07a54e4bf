import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'
import {editedText, edits} from '#tests/support/edits.ts'
import {mailsTo} from '#tests/support/received-mails.ts'
import {newAddress} from '#tests/support/forms.ts'

const {contentClient, publish, publishAll, withRestored} = siteContent

/** A change appears within two seconds, or later when it affects every page. */
const soon = {timeout: 60_000, intervals: [500]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** Returns the document types whose edit is not on its page yet. */
async function notShown(request: APIRequestContext): Promise<string[]> {
  const paths = [...new Set(edits.map(({path}) => path))]
  const pages = new Map(
    await Promise.all(paths.map(async (path) => [path, await html(request, path)] as const)),
  )
  return edits
    .filter(({type, path}) => !pages.get(path)?.includes(editedText(type)))
    .map(({type}) => type)
}

test('an edit of each document type appears on its page and disappears when it is reverted (G-5)', async ({
  request,
}) => {
  const all = edits.map(({type}) => type)
  expect(await notShown(request)).toEqual(all)
  await withRestored(
    edits.map(({id}) => id),
    async () => {
      await publishAll(
        edits.map(({id, type, field}) => ({id, patch: {set: {[field]: editedText(type)}}})),
      )
      await expect.poll(() => notShown(request), soon).toEqual([])
    },
  )
  await expect.poll(() => notShown(request), soon).toEqual(all)
})

test('an edited redirect leads to its new target (G-5)', async ({request}) => {
  const id = 'redirect-of-a-test'
  const led = async () => {
    const response = await request.get('/where-it-was', {maxRedirects: 0})
    return [response.status(), response.headers()['location']]
  }
  await withRestored([id], async () => {
    await contentClient.createOrReplace({
      _id: id,
      _type: 'redirect',
      from: '/where-it-was',
      to: '/about',
      permanent: true,
    })
    await expect.poll(led, soon).toEqual([308, '/about'])
    await publish(id, {set: {to: '/contact', permanent: false}})
    await expect.poll(led, soon).toEqual([307, '/contact'])
  })
  await expect.poll(async () => (await led())[0], soon).toBe(404)
})

test('an edited e-mail is sent with its new subject (G-5)', async ({request}) => {
  const subjects = async (email: string) => (await mailsTo(email)).map(({subject}) => subject)
  const write = async () => {
    const email = newAddress('edited')
    const data = {firstName: 'Ada', lastName: '', email, phone: '', message: 'Hello', company: ''}
    expect((await request.post('/api/contact', {data})).ok()).toBe(true)
    await expect.poll(() => subjects(email), soon).toHaveLength(1)
    return (await subjects(email))[0]
  }
  await withRestored(['email-contact-received'], async () => {
    await publish('email-contact-received', {set: {subject: editedText('emailText')}})
    expect(await write()).toBe(editedText('emailText'))
  })
  expect(await write()).not.toBe(editedText('emailText'))
})
