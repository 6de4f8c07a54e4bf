import {type MouseEvent, useRef, useState} from 'react'
import {isModifiedPress, useOnIntent} from './use-on-intent.ts'

/**
 * Makes a link open something modal, whose code is fetched when the visitor shows intent; the link leads to its address
 * where that code cannot be fetched, and on a press that asks for a new tab or window.
 *
 * @param load - imports what is opened
 * @param href - where the link leads
 * @returns `loaded`, null until its code is there; `modal`, the properties that open and close it and give the focus
 *   back; `link`, the properties of the link
 */
export function useOpener<Loaded>(load: () => Promise<Loaded>, href: string) {
  const {loaded, prepare, show} = useOnIntent(load)
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)

  const onClick = (event: MouseEvent) => {
    if (isModifiedPress(event)) return
    event.preventDefault()
    show()
      .then(() => setOpen(true))
      .catch(() => location.assign(href))
  }

  return {
    loaded,
    modal: {open, onOpenChange: setOpen, opener},
    link: {
      'aria-haspopup': 'dialog',
      href,
      onClick,
      onFocus: prepare,
      onPointerEnter: prepare,
      ref: opener,
    },
  } as const
}
