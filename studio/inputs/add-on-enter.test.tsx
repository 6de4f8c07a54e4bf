/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addOnEnter} from './add-on-enter.ts'

/** Renders an item and returns the indexes after which items were added. */
function show(text: string) {
  const added: number[] = []
  const addAfter = (index: number) => added.push(index)
  render(<input defaultValue={text} onKeyDown={addOnEnter({addAfter}, 2)} />)
  screen.getByRole('textbox').focus()
  return added
}

afterEach(cleanup)

describe('addOnEnter', () => {
  it.each([
    ['an item after the focused one', 'SW11', '{Enter}', [2]],
    ['no item after an empty one', ' ', '{Enter}', []],
    ['no item for other keys', 'SW11', 'a{Tab}', []],
  ])('adds %s', async (_what, text, keys, items) => {
    const added = show(text)
    await userEvent.keyboard(keys)
    expect(added).toEqual(items)
  })

  it('ignores Enter while an input method is composing', () => {
    const added = show('SW11')
    fireEvent.keyDown(screen.getByRole('textbox'), {key: 'Enter', isComposing: true})
    expect(added).toEqual([])
  })
})
