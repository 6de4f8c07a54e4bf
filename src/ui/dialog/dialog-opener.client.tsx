'use client'

import {type MouseEvent, type ReactNode, useRef, useState} from 'react'
import type {Dialog as DialogComponent} from './dialog.client.tsx'
import {isModifiedPress, useOnIntent} from './use-on-intent.ts'

const load = async (): Promise<typeof DialogComponent> =>
  (await import('./dialog.client.tsx')).Dialog

interface DialogOpenerProps {
  /** Where the same can be done without JavaScript. */
  href: string
  hostId: string
  title: string
  intro: string | null
  closeLabel: string
  picture: ReactNode
  /** What stands in the dialog. */
  children: ReactNode
  /** The words of the link that opens it. */
  opener: ReactNode
  className?: string
}

/** A link that opens a dialog of its own, for the review page; on the site `FormDialogs` opens them. */
export function DialogOpener({href, opener, className, children, ...dialog}: DialogOpenerProps) {
  const {loaded: Dialog, prepare, show} = useOnIntent(load)
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  const onClick = (event: MouseEvent) => {
    if (isModifiedPress(event)) return
    event.preventDefault()
    show()
      .then(() => setOpen(true))
      .catch(() => location.assign(href))
  }

  return (
    <>
      <a
        aria-haspopup="dialog"
        className={className}
        href={href}
        onClick={onClick}
        onFocus={prepare}
        onPointerEnter={prepare}
        ref={link}
      >
        {opener}
      </a>
      {Dialog === null ? null : (
        <Dialog open={open} onOpenChange={setOpen} opener={link} {...dialog}>
          {children}
        </Dialog>
      )}
    </>
  )
}
