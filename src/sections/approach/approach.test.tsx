import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ApproachSection} from './approach.section.tsx'

const section = sectionState('approach')
const {pointsHeading, targetsHeading, note} = section
const targets = section.targets ?? []

describe('ApproachSection', () => {
  it.each([
    ['all, by a heading that names them', targetsHeading, 0],
    ['each, below another heading', 'Our plans', targets.length],
  ])(
    'labels the figures of the mission as targets: %s (ABOUT-3)',
    async (_which, heading, tags) => {
      const tree = await renderTree(
        <ApproachSection section={{...section, targetsHeading: heading}} />,
      )
      expect(tree.querySelectorAll('dl [data-tag]').length).toBe(tags)
      expect(tree.querySelectorAll('[popover] li').length).toBe(targets.length)
    },
  )

  it('omits the copy of a list that is empty', async () => {
    const {text} = await renderTree(
      <ApproachSection section={{...section, points: [], targets: []}} />,
    )
    expect(
      [pointsHeading, targetsHeading, note].filter((copy) => text.includes(copy ?? '')),
    ).toEqual([])
  })
})
