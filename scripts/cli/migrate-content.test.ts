import {startTestLake, type TestLake} from '#content-lake/test-lake.ts'
import {migrateContent} from './migrate-content.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(async () => {
  await lake.remove()
})

const read = async (id: string) => await lake.client.getDocument(id)

describe('migrateContent', () => {
  it('adds the copy that forms and their drafts lack once', async () => {
    const form = {_type: 'formText', name: 'earlyAccess', title: 'Early access', messages: []}
    await lake.client
      .transaction()
      .create({_id: 'form-early-access', ...form})
      .create({_id: 'drafts.form-early-access', ...form})
      .commit()
    expect(await migrateContent(lake.clientWith({perspective: 'raw'}))).toBe(2)
    for (const id of ['form-early-access', 'drafts.form-early-access']) {
      expect(await read(id)).toMatchObject({
        title: 'Early access',
        messages: [{key: 'next'}, {key: 'checklist'}],
      })
    }
    expect(await migrateContent(lake.clientWith({perspective: 'raw'}))).toBe(0)
  })
})
