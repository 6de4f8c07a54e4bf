/**
 * @jest-environment jsdom
 */
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
  it('adds an item after the focused one', async () => {
    const added = show('SW11')
    await userEvent.keyboard('{Enter}')
    expect(added).toEqual([2])
  })

  it('adds no item after an empty one or for other keys', async () => {
    const added = show(' ')
    await userEvent.keyboard('{Enter}{Tab}a')
    expect(added).toEqual([])
  })

  it('ignores Enter while an input method is composing', () => {
    const added = show('SW11')
    fireEvent.keyDown(screen.getByRole('textbox'), {key: 'Enter', isComposing: true})
    expect(added).toEqual([])
  })
})
