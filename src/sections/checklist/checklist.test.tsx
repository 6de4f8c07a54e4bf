import {renderMarkup} from '#lib/testing/render.ts'
import {checklistFixtures} from './checklist.fixtures.ts'
import {ChecklistSection} from './checklist.section.tsx'

const html = await renderMarkup(<ChecklistSection section={checklistFixtures.full} />)

describe('ChecklistSection', () => {
  it('lists every role in the HTML and selects the first', () => {
    expect(html.match(/<input [^>]*type="radio"[^>]*>/g)).toEqual([
      expect.stringMatching(/checked=""[^>]*value="gp"/),
      expect.not.stringContaining('checked'),
    ])
    expect(html.match(/<div data-role="(gp|carer)">/g)).toHaveLength(2)
  })

  it('labels services that are coming soon and darkens their doors (DES-1)', () => {
    expect(html).toMatch(/Carer<small>Coming Soon<\/small>/)
    expect(html).not.toContain('GP<small>')
    expect(html).toContain('var(--fan-dark)')
  })

  it('renders every box without a tick', () => {
    const boxes = html.match(/<input [^>]*type="checkbox"[^>]*>/g)
    expect(boxes).toHaveLength(4)
    expect(boxes?.filter((box) => box.includes('checked'))).toEqual([])
  })

  it('renders no count and hides its buttons without JavaScript', () => {
    expect(html).toMatch(/<p data-count="" role="status"><\/p>/)
    expect(html).toMatch(/<div data-actions="" hidden="">/)
  })

  it('links to the form of the role without JavaScript', () => {
    expect(html).toMatch(/<span data-role="carer"><a [^>]*href="\/providers\/carer\/register"/)
  })
})
