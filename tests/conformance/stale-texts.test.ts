import {startTestLake} from '#content-lake/testing/lake.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {fetchStaleTexts, isLaunch} from '#studio/publish/stale-texts.ts'

const lake = await startTestLake()
const transaction = lake.client.transaction()
for (const document of await readSeed()) transaction.createOrReplace(document)
await transaction.commit()
afterAll(() => lake.remove())

describe('isLaunch', () => {
  const [launched, coming] = [{status: 'launched'}, {status: 'comingSoon'}]

  it.each([
    ['true for a service that opens', 'service', coming, launched, true],
    ['true for a service whose visits start', 'service', launched, {status: 'started'}, true],
    ['false for a service that was open before', 'service', launched, launched, false],
    ['false for another document type', 'page', coming, launched, false],
  ])('returns %s', (_, type, published, edited, expected) => {
    expect(isLaunch(type, published, edited)).toBe(expected)
  })
})

describe('fetchStaleTexts', () => {
  const nurse = {_id: 'drafts.service-nurse', _type: 'service', name: 'Nurse at home'}
  const fetch = async (edited: Record<string, unknown> = nurse) =>
    await fetchStaleTexts(lake.client, 'service-nurse', edited)

  it('returns every text with "coming soon", including rich text and search descriptions', async () => {
    const found = await fetch()
    const find = (title: string) => found.filter((line) => line.startsWith(`${title}: `))
    expect(find('Schedule a Nurse')[0]?.split('“').slice(1)).toEqual([
      expect.stringMatching(/^Coming Soon”/),
      expect.stringMatching(/^We plan to start with these 4 kinds of care\./),
      expect.stringMatching(/^Nurse home visits in London are coming soon\./),
    ])
    expect(find('Join as a nurse')).toHaveLength(1)
    expect(find('When will nurse visits and home care start?')).toEqual([
      expect.stringContaining('GP and specialist services will open first.'),
    ])
  })

  it('ignores pages of other services, the labels of the status and the app stores', async () => {
    const text = (await fetch()).join('\n')
    expect(text).not.toMatch(/carer/i)
    expect(text).not.toContain('navigation')
    expect(text).not.toContain('App Store”')
  })

  it('finds a text across several spans, and one in the edited service', async () => {
    const children = ['It is ', 'coming', ' soon', ' to you.'].map((text) => ({text}))
    const answer = [{_type: 'block', children}]
    await lake.client.create({_id: 'faq-new', _type: 'faq', question: 'When?', answer})
    expect(await fetch()).toContain('When?: “It is coming soon to you.”')
    const edited = {...nurse, summary: 'Nurses are COMING SOON.'}
    expect(await fetch(edited)).toContain('Nurse at home: “Nurses are COMING SOON.”')
  })

  it('says when the badge of services whose visits have started is empty', async () => {
    const line: unknown = expect.stringContaining('the badge of visits that have started is empty')
    expect(await fetch()).not.toContainEqual(line)
    expect(await fetch({...nurse, status: 'started'})).toContainEqual(line)
    await lake.client.patch('navigation').set({startedBadge: 'Open'}).commit()
    expect(await fetch({...nurse, status: 'started'})).not.toContainEqual(line)
  })

  it('reads published documents and no drafts', async () => {
    await lake.client.create({_id: 'drafts.faq-a', _type: 'faq', question: 'Is it coming soon?'})
    expect((await fetch()).filter((line) => line.includes('Is it'))).toEqual([])
  })
})
