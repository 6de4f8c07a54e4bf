import type {KeyboardEvent} from 'react'

interface List {
  /** Adds an empty item after the given index and focuses it. */
  addAfter: (index: number) => void
}

/** Adds the next list item on Enter, except in empty items and while an input method is composing. */
export const addOnEnter =
  ({addAfter}: List, index: number) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.currentTarget.value.trim() !== '') addAfter(index)
  }
