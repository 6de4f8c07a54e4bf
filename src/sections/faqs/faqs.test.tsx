import {renderMarkup} from '#lib/testing/render.ts'
import {faqsFixtures} from './faqs.fixtures.ts'
import {FaqsSection} from './faqs.section.tsx'
import {groupQuestions} from './group-questions.ts'

const [chosen, bare, groups] = await Promise.all(
  [faqsFixtures.full, faqsFixtures.chosenWithoutQuestions, faqsFixtures.groups].map((section) =>
    renderMarkup(<FaqsSection section={section} />),
  ),
)

describe('FaqsSection with chosen questions', () => {
  it('renders every answer in the HTML, open or closed (FAQ-1)', () => {
    expect(chosen).toContain('How soon can I see a GP?</h3>')
    expect(chosen).toContain('We plan same-day slots.')
  })

  it('links to the contact page when the editor sets a link', () => {
    expect(chosen).toMatch(
      /Can’t find yours\?(?:<!-- -->)? <a[^>]*href="\/contact"[^>]*>Write to us<\/a>/,
    )
    expect(bare).not.toContain('<a ')
  })

  it('renders its anchor as an id', () => {
    expect(chosen).toContain('id="faq"')
  })
})

describe('FaqsSection with all questions', () => {
  it('groups the questions by category, in order (FAQ-1)', () => {
    expect([...(groups ?? '').matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'About Lamplight',
      'GP visits',
    ])
    expect(groups).toMatch(/Are you part of the NHS\?.*GP visits/s)
  })

  it('opens one question and gives each an anchor (FAQ-1)', () => {
    expect(groups?.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(groups).toContain('id="how-much-is-a-home-visit"')
    expect(groups).toContain('id="gp-visits"')
  })

  it('submits to the site search without JavaScript', () => {
    expect(groups).toMatch(
      /<form[^>]*role="search"[^>]*action="\/search"|<form[^>]*action="\/search"[^>]*role="search"/,
    )
    expect(groups).toContain('name="q"')
  })
})

describe('FaqsSection with the filter alone', () => {
  it('renders the field, and the groups on the same page render none (FAQ-1)', async () => {
    const [filter, rest] = await Promise.all(
      [faqsFixtures.filter, faqsFixtures.groupsWithoutFilter].map((section) =>
        renderMarkup(<FaqsSection section={section} />),
      ),
    )
    expect(filter).toMatch(/<form[^>]*role="search".*Find a question/s)
    expect(filter).not.toContain('data-group')
    expect(rest).toContain('data-group')
    expect(rest).not.toContain('<form')
  })
})

describe('groupQuestions', () => {
  it('omits questions without a category', () => {
    expect(groupQuestions(faqsFixtures.groupsWithoutCategory.listedQuestions)).toEqual([])
    expect(groupQuestions([])).toEqual([])
  })

  it('gives identical questions different anchors', () => {
    const [first] = faqsFixtures.groups.listedQuestions
    if (first === undefined) throw new Error('There is no question.')
    const [group] = groupQuestions([first, {...first, _id: 'again'}])
    expect(group?.questions.map(({anchor}) => anchor)).toEqual([
      'can-i-book-now',
      'can-i-book-now-2',
    ])
  })
})
