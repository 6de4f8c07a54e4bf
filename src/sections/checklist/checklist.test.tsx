import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ChecklistSection} from './checklist.section.tsx'

it('ChecklistSection hides its count and buttons without JavaScript', async () => {
  const tree = await renderTree(<ChecklistSection section={sectionState('checklist')} />)
  expect(tree.querySelectorAll('[hidden] :is([role=status], button)').length).toBe(3)
})
