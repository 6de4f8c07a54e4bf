import {type MouseEvent, useCallback, useRef, useState} from 'react'

/**
 * Fetches code when the visitor shows intent (decision 9).
 *
 * @returns `prepare` prefetches on hover or focus and never throws; `show` rejects when the import fails; `loaded` is
 *   null until the import succeeds
 */
export function useOnIntent<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{value: Loaded} | null>(null)
  const show = useCallback(async () => {
    const value = await load()
    setLoaded((before) => (before?.value === value ? before : {value}))
  }, [load])
  return {
    loaded: loaded?.value ?? null,
    // A click retries the import and handles its failure.
    prepare: useCallback(() => void show().catch(() => undefined), [show]),
    show,
  }
}

/** Returns whether a click opens a new tab or window, or downloads. */
export function isModifiedClick(event: {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

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
    if (isModifiedClick(event)) return
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

/** Element that opened each panel. */
export const openers = new WeakMap<Element, HTMLElement>()

/**
 * Returns the element to focus after a link's panel closes: the link, or the opener of the panel that contains it,
 * because the new panel replaces that one.
 */
export const openerOf = (link: HTMLElement): HTMLElement =>
  openers.get(link.closest('[role="dialog"]') ?? link) ?? link
