import type {KeyboardEvent} from 'react'

interface List {
  /** Adds an empty item behind the one with an index, and moves the focus to it. */
  addAfter: (index: number) => void
}

/**
 * Makes Enter in an item of a list of strings add the next item. Empty items and input methods keep their Enter.
 *
 * @param index - of the item
 */
export const nextOnEnter =
  ({addAfter}: List, index: number) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.currentTarget.value.trim() !== '') addAfter(index)
  }
