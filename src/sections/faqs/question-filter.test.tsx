/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {sectionState} from '#sections/testing/section-state.ts'
import {FaqsSection} from './faqs.section.tsx'

const paragraphOf = (text: string) => [
  {
    _key: 'paragraph',
    _type: 'block' as const,
    style: 'normal' as const,
    markDefs: [],
    children: [{_key: 'text', _type: 'span' as const, marks: [], text}],
  },
]

const field = sectionState('faqs', 'filter')
const {found, foundOne, foundNone} = field
const section = {
  ...sectionState('faqs', 'groups'),
  listedQuestions: [
    ['About us', 'Can I book now?', 'Not yet.'],
    ['About us', 'Are you open?', 'Not until spring.'],
    ['Visits', 'How much is a visit?', 'From £149.'],
  ].map(([category = '', question = '', answer = '']) => ({
    _id: question,
    _type: 'faq' as const,
    category,
    question,
    answer: paragraphOf(answer),
  })),
}

// jsdom has no IntersectionObserver. This one never fires, so the accordions stay native.
beforeEach(() => {
  class InertObserver {
    readonly observe = () => undefined
    readonly disconnect = () => undefined
  }
  Object.assign(globalThis, {IntersectionObserver: InertObserver})
})
afterEach(cleanup)

/** Waits until the lazy component has loaded. */
async function show(questionTotal: number) {
  const page = (
    <main>
      <FaqsSection section={{...field, filteredTotal: questionTotal}} />
      <FaqsSection section={{...section, questionTotal}} />
    </main>
  )
  const {container} = await act(() => Promise.resolve(render(page)))
  return {
    container,
    style: () => container.querySelector('[role=status] + style')?.textContent ?? null,
  }
}

const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), {target: {value}})
const status = () => screen.getByRole('status').textContent

describe('QuestionFilter', () => {
  it.each([
    ['visit', `1 ${foundOne}`],
    ['NOT', `2 ${found}`],
    ['yet not', `1 ${foundOne}`],
    ['zebra', foundNone],
    [' ', ''],
  ])('announces how many questions match "%s" (WCAG 4.1.3)', async (words, expected) => {
    await show(section.listedQuestions.length)
    type(words)
    expect(status()).toBe(expected)
  })

  it('hides other questions, and groups without a match, until the field is empty', async () => {
    const {style} = await show(section.listedQuestions.length)
    type('book')
    expect(style()).toContain("[id='visits']")
    expect(style()).toContain('Are you open?')
    expect(style()).not.toMatch(/about-us|book/)
    type('')
    expect(style()).toBeNull()
  })

  it('leaves searching to the site search when other pages have more questions', async () => {
    const {container, style} = await show(51)
    type('zebra')
    expect([status(), style()]).toEqual(['', null])
    expect(container.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/faq/page-2')
  })
})
