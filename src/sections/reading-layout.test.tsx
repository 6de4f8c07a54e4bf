import {renderTree} from '#lib/testing/render.ts'
import type {PageSection} from '#content/section-props.ts'
import {contentsOf, groupSections} from './reading-contents.ts'
import {SectionList} from './section-list.tsx'
import {sectionState} from './testing/section-state.ts'

const prose = (key: string, heading?: string, anchor?: string): PageSection => ({
  ...sectionState('prose'),
  _key: key,
  heading,
  anchor,
})
const hero = {...sectionState('pageHero', 'plain'), _key: 'hero', breadcrumb: null}
const sections = [hero, prose('a', 'Who we are'), prose('b', 'Your rights', 'rights')]
const reading = {contents: 'On this page', updated: '2026-11-20', updatedLabel: 'Last updated:'}

const render = (page: Parameters<typeof SectionList>[0]['page']) =>
  renderTree(<SectionList page={page} />)

describe('SectionList of a reading page', () => {
  it('lists the headings of its column as links to them', async () => {
    const tree = await render({reading, sections})
    const links = tree.querySelectorAll('nav[aria-labelledby=contents] ol a')
    expect(links.map((link) => [link.text, link.getAttribute('href')])).toEqual([
      ['Who we are', '#who-we-are'],
      ['Your rights', '#rights'],
    ])
    expect(tree.querySelectorAll('#who-we-are, #rights').length).toBe(2)
    expect(tree.querySelector('[data-fold] summary span')?.text).toBe('On this page (2)')
  })

  it('shows the date of the last change in the first column only', async () => {
    const columns = [...sections, hero, prose('c', 'More')]
    const times = (await render({reading, sections: columns})).querySelectorAll('time')
    expect(times.map((time) => [time.getAttribute('datetime'), time.text])).toEqual([
      ['2026-11-20', '20 November 2026'],
    ])
  })

  it('keeps sections of full width outside the column', async () => {
    expect(groupSections(sections).map(({isColumn}) => isColumn)).toEqual([false, true])
    expect((await render({reading, sections})).querySelector('[data-reading-column] h1')).toBeNull()
  })

  it.each([
    ['contents of a single heading', {reading, sections: sections.slice(0, 2)}, 'nav'],
    ['date without one', {reading: {...reading, updated: null}, sections}, 'time'],
    ['contents or date on other pages', {reading: null, sections}, 'nav, time'],
  ])('has no %s', async (_what, page, selector) => {
    expect((await render(page)).querySelector(selector)).toBeNull()
  })

  it('omits sections without a heading from the table of contents', () => {
    expect(contentsOf([prose('a', undefined, 'x')])).toEqual([])
  })
})
