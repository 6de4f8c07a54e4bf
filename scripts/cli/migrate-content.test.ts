import {startTestLake, type TestLake} from '#content-lake/test-lake.ts'
import {migrateContent} from './migrate-content.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(async () => {
  await lake.remove()
})

const ledger = {_key: 'join', _type: 'stepLedger', heading: 'Join', steps: []}
const read = async (id: string) => await lake.client.getDocument(id)

describe('migrateContent', () => {
  it('migrates pages, drafts and shared sections of an older version once', async () => {
    await lake.client
      .transaction()
      .create({_id: 'page-a', _type: 'page', sections: [ledger]})
      .create({
        _id: 'drafts.page-a',
        _type: 'page',
        sections: [ledger, {_key: 'x', _type: 'prose'}],
      })
      .create({_id: 'shared', _type: 'sharedSection', section: [ledger]})
      .create({_id: 'page-b', _type: 'page', sections: [{_key: 'x', _type: 'prose'}]})
      .create({_id: 'page-c', _type: 'page'})
      .commit()
    const before = await read('page-b')
    expect(await migrateContent(lake.clientWith({perspective: 'raw'}))).toBe(3)
    const migrated = {_key: 'join', _type: 'steps', layout: 'ledger', heading: 'Join', steps: []}
    expect(await read('page-a')).toMatchObject({sections: [migrated]})
    expect(await read('drafts.page-a')).toMatchObject({sections: [migrated, {_type: 'prose'}]})
    expect(await read('shared')).toMatchObject({section: [migrated]})
    expect(await read('page-b')).toEqual(before)
    expect(await migrateContent(lake.clientWith({perspective: 'raw'}))).toBe(0)
  })

  it('moves the labels of services and their drafts to the navigation once', async () => {
    const gp = {_type: 'service', name: 'GP', status: 'launched', linkLabel: 'See it'}
    await lake.client
      .transaction()
      .create({_id: 'service-gp', ...gp, statusLabel: 'Now open'})
      .create({_id: 'drafts.service-gp', ...gp})
      .create({_id: 'navigation', _type: 'navigation', menuOpen: 'Menu'})
      .commit()
    expect(await migrateContent(lake.clientWith({perspective: 'raw'}))).toBe(3)
    for (const id of ['service-gp', 'drafts.service-gp']) {
      const service = await read(id)
      expect(service).toMatchObject({name: 'GP', status: 'launched'})
      expect(service).not.toHaveProperty('statusLabel')
      expect(service).not.toHaveProperty('linkLabel')
    }
    expect(await read('navigation')).toMatchObject({
      menuOpen: 'Menu',
      openBadge: 'Now open',
      openLink: 'See it',
      soonBadge: 'Coming Soon',
      soonLink: 'Coming Soon',
    })
    expect(await migrateContent(lake.clientWith({perspective: 'raw'}))).toBe(0)
  })

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
