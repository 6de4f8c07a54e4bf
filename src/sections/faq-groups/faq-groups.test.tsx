import {renderMarkup} from '#lib/testing/render.ts'
import {faqGroupsFixtures} from './faq-groups.fixtures.ts'
import {FaqGroupsSection} from './faq-groups.section.tsx'
import {groupQuestions} from './group-questions.ts'

const html = await renderMarkup(<FaqGroupsSection section={faqGroupsFixtures.full} />)

describe('FaqGroupsSection', () => {
  it('gathers the questions by their category, in order (FAQ-1)', () => {
    expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'About Lamplight',
      'GP visits',
    ])
    expect(html.indexOf('Are you part of the NHS?')).toBeLessThan(html.indexOf('GP visits'))
  })

  it('has one question open, and an address for each (FAQ-1)', () => {
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(html).toContain('id="how-much-is-a-home-visit"')
    expect(html).toContain('id="gp-visits"')
  })

  it('is a search of the site without JavaScript', () => {
    expect(html).toMatch(
      /<form[^>]*role="search"[^>]*action="\/search"|<form[^>]*action="\/search"[^>]*role="search"/,
    )
    expect(html).toContain('name="q"')
  })
})

describe('the groups', () => {
  it('leave out what has no category', () => {
    expect(groupQuestions(faqGroupsFixtures.withoutCategory.listedQuestions)).toEqual([])
    expect(groupQuestions([])).toEqual([])
  })

  it('give two questions of the same words two addresses', () => {
    const [first] = faqGroupsFixtures.full.listedQuestions
    if (first === undefined) throw new Error('There is no question.')
    const [group] = groupQuestions([first, {...first, _id: 'again'}])
    expect(group?.questions.map(({anchor}) => anchor)).toEqual([
      'can-i-book-now',
      'can-i-book-now-2',
    ])
  })
})
