import type {ReactElement} from 'react'
import {flushSync} from 'react-dom'
import {hydrateRoot} from 'react-dom/client'
import {keepEntries} from '#forms/engine/keep-entries.ts'

/**
 * Hydrates what the server rendered, apart from the page around it.
 *
 * @param place - the element around it
 * @param element - what it was rendered from
 * @returns what takes it off the page again
 */
export function hydrateApart(place: HTMLElement, element: ReactElement): () => void {
  let root: ReturnType<typeof hydrateRoot> | undefined
  const giveBack = keepEntries(place)
  // Who waits for it can use it when this returns.
  flushSync(() => {
    root = hydrateRoot(place, element)
  })
  giveBack()
  return () => root?.unmount()
}
