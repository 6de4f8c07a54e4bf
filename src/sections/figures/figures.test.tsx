import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {FiguresSection} from './figures.section.tsx'

const render = (section: SectionProps<'figures'>['section']) =>
  renderTree(<FiguresSection section={section} />)

const large = sectionState('figures', 'row')
const row = {...large, figure: null, targets: null}
const slip = sectionState('figures', 'slip')
const {figure} = large
const claims = large.claims ?? []
const targets = large.targets ?? []
const {unsourced, unsourcedList, target} = figure?.register ?? {}

describe('FiguresSection', () => {
  it.each([
    ['row with a figure and targets', large, [figure, ...claims, ...targets]],
    ['row', row, row.claims ?? []],
    ['slip', slip, (slip.facts ?? []).map(({claim}) => claim)],
  ])(
    'shows the sources of all figures of the layout %s behind one button (GP-1, PROV-1, PROV-2)',
    async (_layout, section, all) => {
      const popovers = (await render(section)).querySelectorAll('[popover]')
      expect(popovers.length).toBe(1)
      const items = popovers[0]?.querySelectorAll('li') ?? []
      expect(items.length).toBe(new Set(all.map((claim) => claim?._id)).size)
    },
  )

  it.each([
    ['among the others without a source', null, 3, large.text],
    ['among the others with an empty source', '', 3, large.text],
    ['across the page with a source', 'NHS England', 2, `${figure?.text}. ${large.text}`],
  ])('sets the number of waiting patients %s (HOME-5)', async (_place, source, count, copy) => {
    const tree = await render({...large, figure: figure && {...figure, source}})
    expect(tree.querySelector('dl')?.querySelectorAll('dt').length).toBe(count)
    const texts = tree.querySelectorAll('dt, p').map(({text}) => text)
    expect(texts.filter((text) => text === figure?.value)).toHaveLength(1)
    expect(texts).toContain(copy)
  })

  it.each([
    ['all, by a line above them', large, 0, true],
    ['each, when another has a source', {...large, claims: [...claims, ...targets]}, 3, false],
    ['the only one', {...large, claims: []}, 1, false],
  ])('marks statistics without a source: %s (HOME-5)', async (_which, section, tags, hasLine) => {
    const tree = await render(section)
    const marks = tree
      .querySelector('dl')
      ?.querySelectorAll('[data-tag]')
      .filter(({text}) => text === unsourced)
    expect(marks?.length).toBe(tags)
    expect(tree.text.includes(unsourcedList ?? '')).toBe(hasLine)
  })

  it.each([
    ['all, by a heading that names them', large.targetsHeading, 0],
    ['each, below another heading', 'What we aim for', targets.length],
  ])('marks targets: %s (HOME-5)', async (_which, targetsHeading, tags) => {
    const tree = await render({...large, targetsHeading})
    const marks = tree.querySelectorAll('[data-tag]').filter(({text}) => text === target?.label)
    expect(marks.length).toBe(tags)
  })
})
