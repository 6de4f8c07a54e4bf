import {type MouseEvent, useRef, useState} from 'react'
import {isModifiedPress, useOnIntent} from './use-on-intent.ts'

/**
 * Turns a link into the opener of a modal whose code is fetched on intent. The link is followed on a modified click
 * and when the import fails.
 *
 * @param load - imports the modal
 * @returns `modal` and `link` are the props of the modal and of the link; `loaded` is null until the import succeeds
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
