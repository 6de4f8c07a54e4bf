import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ChecklistSection} from './checklist.section.tsx'

it('ChecklistSection renders no count and hides its buttons without JavaScript', async () => {
  const tree = await renderTree(<ChecklistSection section={sectionState('checklist')} />)
  expect(tree.querySelector('[role=status]')?.text).toBe('')
  expect(tree.querySelectorAll('[hidden] button').length).toBe(2)
})
