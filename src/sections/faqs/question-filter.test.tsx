/**
 * @jest-environment jsdom
 */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {questionsFound} from '#ui/state-attributes.ts'
import {faqsFixtures} from './faqs.fixtures.ts'
import {FaqsSection} from './faqs.section.tsx'

// jsdom has no IntersectionObserver. This one never fires, so the accordions stay native.
beforeEach(() => {
  class InertObserver {
    readonly observe = () => undefined
    readonly disconnect = () => undefined
  }
  Object.assign(globalThis, {IntersectionObserver: InertObserver})
})
afterEach(cleanup)

describe('QuestionFilter', () => {
  it('hides other questions while a visitor types and announces how many match (WCAG 4.1.3)', async () => {
    const {container} = await act(() =>
      Promise.resolve(
        render(
          <main>
            <FaqsSection section={faqsFixtures.groups} />
          </main>,
        ),
      ),
    )
    const type = (value: string) =>
      fireEvent.input(screen.getByRole('searchbox'), {target: {value}})
    type('visit')
    expect(screen.getByRole('status').textContent).toBe('1 question fits')
    expect(container.querySelector('form style')?.textContent).toContain("[id='about-lamplight']")
    expect(screen.getByRole('search').hasAttribute(questionsFound.name)).toBe(true)
    type('not yet')
    expect(screen.getByRole('status').textContent).toBe('1 question fits')
    type('zebra')
    expect(screen.getByRole('status').textContent).toBe('No question fits. Try another word.')
    expect(screen.getByRole('search').hasAttribute(questionsFound.name)).toBe(false)
    type('')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(container.querySelector('form style')).toBeNull()
  })

  it('leaves searching to the site search when other pages have more questions', async () => {
    const section = {...faqsFixtures.groups, questionTotal: 51}
    const {container} = await act(() =>
      Promise.resolve(
        render(
          <main>
            <FaqsSection section={section} />
          </main>,
        ),
      ),
    )
    fireEvent.input(screen.getByRole('searchbox'), {target: {value: 'zebra'}})
    expect(screen.getByRole('status').textContent).toBe('')
    expect(container.querySelector('form style')).toBeNull()
    expect(container.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/faq/page-2')
  })
})
