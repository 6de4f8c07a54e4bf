import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {GuideListSection} from './guide-list.section.tsx'

const section = sectionState('guideList')
const [guide] = section.guides
const file = guide?.draft ? {...guide.draft, size: 86_000} : null
const ready = 'PDF, 86\u00A0KB'
const planned = {...section, plannedLabel: 'Later', draftLabel: 'Draft', notReady: 'Not ready'}

const render = (more: Partial<NonNullable<typeof guide>>) =>
  renderTree(
    <GuideListSection section={{...planned, guides: guide ? [{...guide, ...more}] : []}} />,
  )

describe('GuideListSection', () => {
  it.each([
    ['finished file', {file, draft: file}, [ready], 1],
    ['draft', {draft: file}, [`Draft, ${ready}`, 'Later 2\u00A0MB'], 1],
    ['draft of unknown final size', {draft: file, shownSize: null}, [`Draft, ${ready}`], 1],
    ['planned file', {draft: null}, ['PDF, 2\u00A0MB'], 0],
    ['planned file of unknown size', {draft: null, shownSize: null}, ['PDF'], 0],
  ])('shows type and size of a %s (PROV-5)', async (_kind, files, sizes, count) => {
    const tree = await render({file: null, shownSize: '2 MB', ...files})
    expect(tree.querySelectorAll('p[data-size]').map(({text}) => text)).toEqual(sizes)
    const downloads = tree.querySelectorAll('a[download] [data-sr-only]').map(({text}) => text)
    expect(downloads).toEqual(Array(count).fill(` ${guide?.title}, ${ready}`))
    expect(tree.querySelectorAll('[data-not-ready]').length).toBe(1 - count)
  })

  it('downloads the file under its own name', async () => {
    const link = (await render({})).querySelector('a[download]')
    expect(link?.getAttribute('download')).toBe(guide?.draft?.originalFilename)
  })

  it('names the guide in the links to its pages, as far as it has pages (PROV-5)', async () => {
    const links = async (more: Parameters<typeof render>[0]) =>
      (await render(more))
        .querySelectorAll('li a:not([download], [href^=tel])')
        .map(({text}) => text)
    const [read, easyRead] = [section.readLabel, section.easyReadLabel].map(
      (label) => `${label} ${guide?.title}`,
    )
    expect(await links({})).toEqual([read, easyRead])
    expect(await links({page: null})).toEqual([easyRead])
    expect(await links({easyReadPage: null})).toEqual([read])
  })
})
