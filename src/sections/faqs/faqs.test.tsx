import type {SectionProps} from '#content/section-props.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {FaqsSection} from './faqs.section.tsx'
import {groupQuestions} from './group-questions.ts'

type Section = SectionProps<'faqs'>['section']

const groups: Section = sectionState('faqs', 'groups')
const filter: Section = sectionState('faqs', 'filter')

describe('FaqsSection', () => {
  it.each<[string, Section, boolean, boolean]>([
    ['the filter', filter, true, false],
    ['the groups', groups, false, true],
  ])('shows %s (FAQ-1)', async (_what, section, hasFilter, hasGroups) => {
    const tree = await renderTree(<FaqsSection section={section} />)
    expect(tree.querySelector('[role=search]') !== null).toBe(hasFilter)
    expect(tree.querySelector('[data-group]') !== null).toBe(hasGroups)
    // Only the first question of the first group is open.
    expect(tree.querySelectorAll('details[open]').length).toBe(hasGroups ? 1 : 0)
  })

  it('has an anchor for each question, which answers link to (FAQ-1)', async () => {
    const tree = await renderTree(<FaqsSection section={groups} />)
    const count = 'listedQuestions' in groups ? groups.listedQuestions.length : 0
    expect(tree.querySelectorAll('[data-answer][id]').length).toBe(count)
  })

  it('submits to the site search without JavaScript', async () => {
    const form = (await renderTree(<FaqsSection section={filter} />)).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('q')
  })
})

describe('groupQuestions', () => {
  const group = (...questions: [category: string, question: string][]) =>
    groupQuestions(
      questions.map(([category, question], index) => ({
        _id: `faq-${index}`,
        _type: 'faq',
        answer: [],
        category,
        question,
      })),
    ).map(({anchor, title, questions: found}) => [title, anchor, found.map((each) => each.anchor)])

  it('groups by category in order of first appearance, and omits questions without one', () => {
    expect(group(['Us', 'Why?'], ['', 'When?'], ['Visits', 'Who?'], ['Us', 'How?'])).toEqual([
      ['Us', 'us', ['why', 'how']],
      ['Visits', 'visits', ['who']],
    ])
    expect(group()).toEqual([])
  })

  it('gives identical questions and categories different anchors', () => {
    expect(group(['Us', 'Why?'], ['Us', 'Us'], ['Visits', 'Why?'])).toEqual([
      ['Us', 'us', ['why', 'us-2']],
      ['Visits', 'visits', ['why-2']],
    ])
  })
})
