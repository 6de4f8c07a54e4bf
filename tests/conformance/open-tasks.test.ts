import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {isPlaceholder, placeholderFilter} from '#shared/placeholders.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {readOpenTasks, openTasksParams, openTasksQuery} from '#studio/open-tasks/task-lists.ts'

const now = new Date('2026-11-22T12:00:00Z')
const params = openTasksParams(now)

/** Returns the waiting lists of a dataset in the drafts perspective. */
const waitingIn = (dataset: readonly object[]) => {
  const shown = dataset.map((one) => ({_originalId: '_id' in one ? one._id : undefined, ...one}))
  return readOpenTasks(
    evaluateSync(parse(openTasksQuery, {params}), {dataset: shown, params: {...params}}),
  )
}

describe('waiting lists', () => {
  it('contain every placeholder of the seed', async () => {
    const waiting = waitingIn(await readSeed())
    expect(waiting).toMatchObject({unlinked: [], drafts: [], overdue: ['claim-homes']})
    expect(waiting['unsourced']).not.toEqual([])
    expect(waiting['placeholders']).toEqual(
      expect.arrayContaining(['siteSettings', 'dataPolicy', 'page-providers-gp']),
    )
  })

  it.each<[string, object, boolean]>([
    ['unsourced', {_type: 'claim', kind: 'statistic'}, true],
    ['unsourced', {_type: 'claim', kind: 'statistic', source: ''}, true],
    ['unsourced', {_type: 'claim', kind: 'statistic', source: 'NHS England'}, false],
    ['unsourced', {_type: 'claim', kind: 'target'}, false],
    ['examples', {_type: 'testimonial'}, true],
    ['examples', {_type: 'clinician', isSample: false}, false],
    ['placeholders', {_type: 'siteSettings', company: {number: '00000000'}}, true],
    ['placeholders', {_type: 'siteSettings', address: ['12 Sample Street', 'London']}, true],
    ['placeholders', {_type: 'siteSettings', dataEmail: 'privacy@lamplight.example'}, true],
    ['overdue', {_type: 'claim', kind: 'target', text: 'homes reached by 2026'}, true],
    ['overdue', {_type: 'claim', kind: 'target', text: 'homes reached by 2025 at last'}, true],
    ['overdue', {_type: 'claim', kind: 'target', text: 'homes reached by 2027'}, false],
    ['overdue', {_type: 'claim', kind: 'target', text: 'homes lit by lamps'}, false],
    ['overdue', {_type: 'claim', kind: 'statistic', text: 'homes reached by 2026'}, false],
    [
      'placeholders',
      {_type: 'siteSettings', email: 'a@b.org', phone: '0161 496 0123', address: ['1 Old Street']},
      false,
    ],
    [
      'placeholders',
      {_type: 'page', sections: [{_type: 'workedExamples', badge: 'Example'}]},
      true,
    ],
    ['placeholders', {_type: 'page', sections: [{_type: 'workedExamples'}]}, false],
    ['placeholders', {_type: 'resource', file: {asset: {_ref: 'a'}}}, false],
    ['unreviewed', {_type: 'careCard'}, true],
    ['unreviewed', {_type: 'careCard', reviewedOn: '2025-11-21'}, true],
    ['unreviewed', {_type: 'careCard', reviewedOn: '2025-11-22'}, false],
    ['unlinked', {_type: 'page', path: {current: '/alone'}}, true],
    ['unlinked', {_type: 'page', path: {current: '/'}}, false],
    ['unlinked', {_type: 'page', path: {current: '/contact/received'}}, false],
    ['drafts', {_type: 'faq', _originalId: 'drafts.one'}, true],
    ['drafts', {_type: 'faq', _originalId: 'one'}, false],
  ])('put the document on the list %s: %j: %j', (list, document, waits) => {
    expect(waitingIn([{_id: 'one', ...document}])[list]).toEqual(waits ? ['one'] : [])
  })

  it('count as placeholders what visitors do not read', () => {
    const facts = ['ZA000000', '12 Sample Street', '020 7946 0123', '12345678', '']
    const query = parse(`*[${placeholderFilter('fact')}].fact`)
    const found = evaluateSync(query, {dataset: [{}, ...facts.map((fact) => ({fact}))]})
    expect(found).toEqual(facts.slice(0, 3))
    expect(facts.filter(isPlaceholder)).toEqual(facts.slice(0, 3))
  })

  it('omit a page that another document links to', () => {
    const page = {_id: 'one', _type: 'page', path: {current: '/one'}}
    const links = {_id: 'two', _type: 'footer', link: {_ref: 'one'}}
    expect(waitingIn([page, links])['unlinked']).toEqual([])
    expect(waitingIn([{...page, link: {_ref: 'one'}}])['unlinked']).toEqual(['one'])
  })

  it('contain documents at the same address', () => {
    const at = (_id: string, path: string) => ({_id, _type: 'page', path: {current: path}})
    const named = (_id: string) => ({_id, _type: 'clinician', slug: {current: 'ada'}})
    const pages = [at('one', '/a'), at('two', '/a'), at('three', '/b'), {_type: 'page'}]
    const documents = [...pages, named('four'), named('five')]
    expect(waitingIn(documents)['duplicates']).toEqual(['five', 'four', 'one', 'two'])
  })

  it('contain an image that no document uses, and no others', () => {
    const image = {_id: 'one', _type: 'sanity.imageAsset'}
    const shows = {_id: 'two', _type: 'testimonial', portrait: {image: {asset: {_ref: 'one'}}}}
    expect(waitingIn([image])['unused']).toEqual(['one'])
    expect(waitingIn([image, shows])['unused']).toEqual([])
    expect(waitingIn([{...shows, _id: 'one'}])['unused']).toEqual([])
  })
})
