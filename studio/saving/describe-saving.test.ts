import {describeSaving} from './describe-saving.ts'
import type {SavingState, SavingTrouble} from './write-watch.ts'

const troubles: readonly SavingTrouble[] = ['unreachable', 'full', 'refused', 'slow']
const states: SavingState[] = (['kept', 'missed', 'nothing'] as const).flatMap((written) =>
  troubles.map((trouble) => ({trouble, written})),
)

describe('what editors are told of saving', () => {
  it.each(states)('is a reason and what to do: %j', (state) => {
    const {text, todo} = describeSaving(state)
    expect(text).toMatch(/^[A-Z][^:]+: the [a-z ]+\.$/)
    expect(todo).toMatch(/^[A-Z].*\.$/)
    expect(`${text} ${todo}`).not.toMatch(/undefined|error|50\d|ENOSPC/)
  })

  it('asks for a person where time alone does not help', () => {
    for (const written of ['kept', 'missed'] as const) {
      for (const trouble of ['full', 'refused'] as const) {
        expect(describeSaving({trouble, written}).todo).toContain('Tell whoever runs the site.')
      }
    }
  })

  it('never says of what waits in the window that it has to be done again', () => {
    for (const trouble of troubles) {
      const {todo} = describeSaving({trouble, written: 'kept'})
      expect(todo).toContain('Leave the window open.')
      expect(todo).not.toContain('again')
    }
  })
})
