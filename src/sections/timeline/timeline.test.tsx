import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {TimelineSection} from './timeline.section.tsx'

const section = sectionState('timeline')

describe('TimelineSection', () => {
  it('labels the category and formats the date of an update (UPD-1)', async () => {
    const change = {category: 'design', date: '2026-03-09'} as const
    const updates = section.updates.map((one) => ({...one, ...change}))
    const tree = await renderTree(<TimelineSection section={{...section, updates}} />)
    expect(tree.querySelector('[data-tag]')?.text).toBe(section.categories.design)
    expect(tree.querySelector('time[datetime="2026-03"]')?.text).toBe('March 2026')
  })

  it('has an anchor for each update, which the feed names, and its link (UPD-1)', async () => {
    const updates = section.updates.map((update) => ({
      ...update,
      link: section.back,
      picture: null,
    }))
    const tree = await renderTree(<TimelineSection section={{...section, updates}} />)
    for (const {_id} of updates) {
      const link = tree.querySelector(`li[id="${_id}"] a`)
      expect(link?.getAttribute('href')).toBe(section.back?.page?.path)
    }
  })

  it.each([
    [0, true],
    [1, false],
  ])('shows a message when the list has %d updates: %s', async (listTotal, isShown) => {
    const updates = section.updates.slice(0, listTotal)
    const tree = await renderTree(<TimelineSection section={{...section, listTotal, updates}} />)
    expect(tree.text.includes(section.empty)).toBe(isShown)
  })

  it.each([
    [1, 20, []],
    [1, 41, ['/list/page-2']],
    [2, 41, ['/list', '/list/page-3']],
    [3, 41, ['/list/page-2']],
  ])('links from page %d of %d updates to %j', async (listPage, listTotal, pages) => {
    const list = {...section, listPath: '/list', listTotal}
    const tree = await renderTree(<TimelineSection listPage={listPage} section={list} />)
    const links = tree.querySelectorAll('[rel=prev], [rel=next]')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(pages)
  })
})
