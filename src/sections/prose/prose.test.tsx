import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ProseSection} from './prose.section.tsx'

type Prose = SectionProps<'prose'>['section']

const section = sectionState('prose')

const render = (more: Partial<Prose>) =>
  renderTree(<ProseSection section={{...section, ...more}} />)

describe('ProseSection', () => {
  it('gives a text about an emergency a card of its own', async () => {
    const frame = async (isEmergency: boolean) =>
      (await render({isEmergency})).querySelector(':has(> h2)')?.getAttribute('class')
    expect(await frame(true)).not.toBe(await frame(false))
  })

  it.each([
    [4, undefined],
    [5, 'wide'],
  ])('gives a table with %d columns its width', async (count, width) => {
    const columns = Array.from({length: count}, (_, index) => `Column ${index}`)
    const tree = await render({
      body: [{_type: 'table', _key: 'table', caption: 'Table', columns, rows: [], markDefs: null}],
    })
    expect(tree.querySelector('section')?.getAttribute('data-width')).toBe(width)
  })
})
