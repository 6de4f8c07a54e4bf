import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {GuideHeadSection} from './guide-head.section.tsx'

const section = sectionState('guideHead')
const {guide, easyReadLabel, readLabel} = section

const render = (more: Partial<SectionProps<'guideHead'>['section']>) =>
  renderTree(<GuideHeadSection section={{...section, breadcrumb: null, ...more}} />)

describe('GuideHeadSection', () => {
  it.each([
    ['page', easyReadLabel, guide.easyReadPage, 0],
    ['easyRead', readLabel, guide.page, 1],
  ] as const)(
    'links the %s of a guide to its other version (PROV-5)',
    async (version, label, page, tags) => {
      const tree = await render({version})
      const link = tree.querySelector('a:not([download])')
      expect([link?.text, link?.getAttribute('href')]).toEqual([label, page?.path])
      expect(tree.querySelectorAll('h1 [data-tag]').length).toBe(tags)
    },
  )

  it('shows the title and description of the guide without a headline and a lead', async () => {
    const more = {headline: undefined, lead: undefined, breadcrumb: guide.title}
    const tree = await render({version: 'page', ...more})
    expect(tree.querySelectorAll('nav [aria-current=page]').length).toBe(0)
    expect(tree.querySelector('h1')?.text).toBe(guide.title)
    expect(tree.querySelector('h1 + p')?.text).toBe(guide.description)
  })

  it('offers the file below the action of the header', async () => {
    const tree = await render({})
    expect(tree.querySelector('a[download]')?.getAttribute('data-variant')).toBe('outline')
    expect(tree.querySelectorAll('[data-own-action]').length).toBe(0)
  })

  it('renders no links without other versions', async () => {
    const tree = await render({guide: {...guide, page: null, draft: null}})
    expect(tree.querySelectorAll('a, [data-size]').length).toBe(0)
  })
})
