import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {FiguresSection} from './figures.section.tsx'

const render = (section: SectionProps<'figures'>['section']) =>
  renderTree(<FiguresSection section={section} />)

const row = sectionState('figures', 'row')
const folded = sectionState('figures', 'folded')
const slip = sectionState('figures', 'slip')
const claims = folded.claims ?? []
const [statistic, ...statistics] = claims.filter(({kind}) => kind === 'statistic')
const targets = claims.filter(({kind}) => kind === 'target')
const {unsourced, unsourcedList, target} = statistic?.register ?? {}

describe('FiguresSection', () => {
  it.each([
    ['row', row, row.claims ?? []],
    ['slip', slip, (slip.facts ?? []).map(({claim}) => claim)],
  ])(
    'shows the sources of all figures of the layout %s behind one line (GP-1, PROV-1, PROV-2)',
    async (_layout, section, all) => {
      const sources = (await render(section)).querySelectorAll('[data-claim-sources]')
      expect(sources.length).toBe(1)
      const items = sources[0]?.querySelectorAll('li') ?? []
      expect(items.length).toBe(new Set(all.map((claim) => claim?._id)).size)
    },
  )

  it('unfolds each figure with its note, or with what is known of its source (HOME-5)', async () => {
    const unknown = statistics.slice(0, 1).map((claim) => ({...claim, note: null}))
    const tree = await render({...folded, claims: [...targets, ...unknown]})
    expect(tree.querySelector('summary')?.text).toBe(folded.foldLabel)
    expect(tree.querySelectorAll('details dd').map(({text}) => text)).toEqual([
      ...targets.map(({note}) => note),
      statistic?.register?.unsourcedText,
    ])
  })

  it('shows the picture of folded figures only', async () => {
    const [withPicture, without] = await Promise.all([
      render(folded),
      render({...folded, picture: null}),
    ])
    expect([withPicture, without].map((tree) => tree.querySelectorAll('img').length)).toEqual([
      1, 0,
    ])
  })

  it.each([
    ['all, by a line above them', claims.filter(({kind}) => kind === 'statistic'), 0, true],
    ['each, beside figures of another kind', claims, 3, false],
    ['the only one', statistics.slice(0, 1), 1, false],
  ])('marks statistics without a source: %s (HOME-5)', async (_which, shown, tags, hasLine) => {
    const tree = await render({...row, claims: shown})
    const marks = tree
      .querySelector('dl')
      ?.querySelectorAll('[data-tag]')
      .filter(({text}) => text === unsourced)
    expect(marks?.length).toBe(tags)
    expect(tree.text.includes(unsourcedList ?? '')).toBe(hasLine)
  })

  it.each([
    ['all, by a heading that names them', 'Our targets', 0],
    ['each, below another heading', 'What we aim for', targets.length],
  ])('marks targets: %s (HOME-5)', async (_which, heading, tags) => {
    const tree = await render({...row, heading, claims: targets})
    const marks = tree.querySelectorAll('[data-tag]').filter(({text}) => text === target?.label)
    expect(marks.length).toBe(tags)
  })
})
