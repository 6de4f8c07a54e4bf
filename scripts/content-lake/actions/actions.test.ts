import {refusalOf, startTestLake, writeToken} from '#content-lake/testing/lake.ts'

const lake = await startTestLake()
afterAll(() => lake.remove())

const get = (id: string) => lake.client.getDocument(id)
const create = (id: string, fields: object = {}) =>
  lake.client.create({_id: id, _type: 'post', ...fields})
const ids = (id: string) => ({draftId: `drafts.${id}`, publishedId: id})
const edit = (id: string, patch: Record<string, unknown>) =>
  lake.client.action({actionType: 'sanity.action.document.edit', ...ids(id), patch})
const publish = (id: string, revisions: object = {}) =>
  lake.client.action({actionType: 'sanity.action.document.publish', ...ids(id), ...revisions})
const begin = (id: string) => ({
  actionType: 'sanity.action.document.create' as const,
  publishedId: id,
  attributes: {_id: `drafts.${id}`, _type: 'post', title: 'First'},
  ifExists: 'fail' as const,
})

describe('document actions', () => {
  it('create, edit and publish a draft', async () => {
    await lake.client.action(begin('p1'))
    await edit('p1', {set: {title: 'Second'}})
    const {transactionId} = await publish('p1')
    expect(await get('p1')).toMatchObject({title: 'Second', _rev: transactionId})
    expect(await get('drafts.p1')).toBeUndefined()
  })

  it('create the draft of a published document on an empty edit', async () => {
    await create('p2', {title: 'Published'})
    await edit('p2', {unset: ['_empty_action_guard_pseudo_field_']})
    expect(await get('drafts.p2')).toMatchObject({title: 'Published'})
  })

  it('publish only the given revisions', async () => {
    await create('p3', {n: 1})
    const draft = await create('drafts.p3', {n: 2})
    expect((await refusalOf(publish('p3', {ifDraftRevisionId: 'old'}))).status).toBe(409)
    expect((await refusalOf(publish('p3', {ifPublishedRevisionId: 'old'}))).status).toBe(409)
    await publish('p3', {ifDraftRevisionId: draft._rev})
    expect(await get('p3')).toMatchObject({n: 2})
  })

  it('strengthen references on publication', async () => {
    const weak = {_type: 'reference', _ref: 'later', _weak: true}
    await create('drafts.p4', {
      strong: {...weak, _strengthenOnPublish: {type: 'post'}},
      stays: {...weak, _strengthenOnPublish: {type: 'post', weak: true}},
    })
    expect((await refusalOf(publish('p4'))).status).toBe(409)
    await create('later')
    await publish('p4')
    expect(await get('p4')).toMatchObject({
      strong: {_type: 'reference', _ref: 'later'},
      stays: {_weak: true},
    })
    expect(JSON.stringify(await get('p4'))).not.toContain('_strengthenOnPublish')
  })

  it('unpublish into a draft', async () => {
    await create('p5', {n: 1})
    const unpublish = () =>
      lake.client.action({actionType: 'sanity.action.document.unpublish', ...ids('p5')})
    await unpublish()
    expect([await get('p5'), (await get('drafts.p5'))?.['n']]).toEqual([undefined, 1])
    expect((await refusalOf(unpublish())).status).toBe(409)
  })

  it('delete a document with its draft only when the draft is named', async () => {
    await create('p6')
    await create('drafts.p6')
    const remove = (includeDrafts: string[]) =>
      lake.client.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'p6',
        includeDrafts,
      })
    expect((await refusalOf(remove([]))).status).toBe(409)
    await remove(['drafts.p6'])
    expect([await get('p6'), await get('drafts.p6')]).toEqual([undefined, undefined])
  })

  it.each([
    {actionType: 'sanity.action.document.discard', draftId: 'drafts.p7'},
    {actionType: 'sanity.action.document.version.discard', versionId: 'drafts.p7'},
  ] as const)('discard a draft with $actionType', async (action) => {
    await lake.client.createOrReplace({_id: 'drafts.p7', _type: 'post'})
    await lake.client.action(action)
    expect(await get('drafts.p7')).toBeUndefined()
    expect((await refusalOf(lake.client.action(action))).status).toBe(409)
  })

  it('apply together or not at all, and not in a dry run', async () => {
    const twice = lake.client.action([begin('p8'), begin('p8')])
    expect((await refusalOf(twice)).body).toContain('"index":1')
    await lake.client.action([begin('p8')], {dryRun: true})
    expect(await get('drafts.p8')).toBeUndefined()
  })

  it.each([
    ['document.explode', {}, 400],
    ['document.publish', {draftId: 'drafts.a', publishedId: 'b'}, 400],
    ['document.publish', {draftId: 'drafts.no', publishedId: 'no'}, 409],
    ['document.edit', {draftId: 'drafts.no', publishedId: 'no', patch: {set: {a: 1}}}, 409],
    ['document.publish', {draftId: 'versions.r.a', publishedId: 'a'}, 400],
    ['release.publish', {releaseId: 'r'}, 400],
  ])('refuse %s of %j with status %i', async (action, fields, status) => {
    const response = await lake.request('/v2026-03-01/data/actions/production', {
      method: 'POST',
      body: JSON.stringify({actions: [{actionType: `sanity.action.${action}`, ...fields}]}),
      headers: {authorization: `Bearer ${writeToken}`},
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({error: {type: 'actionError'}})
  })
})
