'use client'

import {type ReactNode, useEffect, useRef, useState} from 'react'
import {isModifiedPress, useOnIntent} from '@/ui/dialog/use-on-intent'
import type {WaitlistDialog as WaitlistDialogComponent} from './waitlist-dialog.client'
import type {WaitlistTexts} from './waitlist-texts'

const load = async (): Promise<typeof WaitlistDialogComponent> =>
  (await import('./waitlist-dialog.client')).WaitlistDialog

/** Any link that leads to the form's page opens the dialog instead when it says so, also in an editor's text. */
const otherOpeners = 'a[data-dialog="waitlist"]'

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
  const {loaded: Dialog, prepare, show} = useOnIntent(load)
  const [open, setOpen] = useState(false)
  const own = useRef<HTMLAnchorElement>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || isModifiedPress(event)) return
      const link = event.target.closest(`${otherOpeners}, [data-waitlist-opener]`)
      if (!(link instanceof HTMLAnchorElement)) return
      event.preventDefault()
      show()
        .then(() => {
          // A menu that held the link is gone by now; the focus then returns to what opened the menu.
          const focused = document.activeElement
          opener.current = link.isConnected
            ? link
            : focused instanceof HTMLElement
              ? focused
              : own.current
          setOpen(true)
        })
        .catch(() => location.assign(href))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [href, show])

  return (
    <>
      <a
        aria-haspopup="dialog"
        className={className}
        data-waitlist-opener=""
        href={href}
        onFocus={prepare}
        onPointerEnter={prepare}
        ref={own}
      >
        {children}
      </a>
      {Dialog === null ? null : (
        <Dialog open={open} onOpenChange={setOpen} opener={opener} {...dialog} />
      )}
    </>
  )
}
