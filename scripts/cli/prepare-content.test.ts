import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {freePort} from '#lib/testing/listen.ts'
import {withOwnLake} from './local-lake.ts'
import {prepareContent} from './prepare-content.ts'
import {readSettings} from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepare-content-'))

afterAll(() => rmSync(folder, {recursive: true}))

it('prepareContent adds the e-mails and messages that a new version needs, and changes no other', async () => {
  const environment = {
    CONTENT_LAKE_PORT: String(await freePort()),
    DATA_DIR: folder,
    SANITY_API_READ_TOKEN: 'read-token-of-the-test',
    SANITY_API_WRITE_TOKEN: 'write-token-of-the-test',
  }
  const settings = readSettings(join(import.meta.dirname, '..', '..'), environment, false)
  const messages = [{_key: 'mine', key: 'success', text: 'Mine'}]
  await withOwnLake(settings, async (client) => {
    await client.create({_id: 'email-footer', _type: 'emailText', name: 'footer', subject: 'Mine'})
    await client.create({_id: 'drafts.form', _type: 'formText', name: 'waitlist', messages})
  })
  expect(await prepareContent(settings)).toBe(true)
  expect(await prepareContent(settings)).toBe(false)
  await withOwnLake(settings, async (client) => {
    expect(await client.getDocument('email-newsletter')).toMatchObject({name: 'newsletter'})
    expect(await client.getDocument('email-footer')).toMatchObject({subject: 'Mine'})
    const form = await client.getDocument<Record<string, unknown>>('drafts.form')
    expect(form?.['messages']).toContainEqual(messages[0])
    expect(form?.['messages']).toContainEqual(expect.objectContaining({key: 'demo'}))
    expect(await client.fetch('count(*[_type == "page"])')).toBe(0)
  })
})
