'use client'

import {type ComponentType, type MouseEvent, type ReactNode, useState} from 'react'
import type {WaitlistTexts} from './waitlist-texts'

type WaitlistDialog = ComponentType<{
  open: boolean
  onOpenChange: (open: boolean) => void
  hostId: string
  texts: WaitlistTexts
  picture: ReactNode
  privacy: ReactNode
}>

const load = async (): Promise<WaitlistDialog> =>
  (await import('./waitlist-dialog.client')).WaitlistDialog

interface WaitlistOpenerProps {
  /** The page with the same form, for visitors without JavaScript. */
  href: string
  hostId: string
  texts: WaitlistTexts
  picture: ReactNode
  privacy: ReactNode
  className?: string
  children: ReactNode
}

/** Opens the waitlist dialog; its code is fetched when the visitor shows intent (ARCHITECTURE decision 9). */
export function WaitlistOpener({href, className, children, ...dialog}: WaitlistOpenerProps) {
  const [Dialog, setDialog] = useState<WaitlistDialog | null>(null)
  const [open, setOpen] = useState(false)

  const show = async () => {
    const loaded = await load()
    setDialog(() => loaded)
    setOpen(true)
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show().catch(() => location.assign(href))
  }
  const prepare = () => {
    // When the code cannot be fetched now, the press itself reports it by opening the page instead.
    load().catch(() => undefined)
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
      >
        {children}
      </a>
      {Dialog === null ? null : <Dialog open={open} onOpenChange={setOpen} {...dialog} />}
    </>
  )
}
