'use client'

import {type MouseEvent, type ReactNode, useRef, useState} from 'react'
import {isModifiedPress, useOnIntent} from '#ui/dialog/use-on-intent.ts'
import type {SlideIn as SlideInComponent} from './slide-in.client.tsx'

const load = async (): Promise<typeof SlideInComponent> =>
  (await import('./slide-in.client.tsx')).SlideIn

interface SlideInOpenerProps {
  /** Where the same links stand without JavaScript, for instance `#footer`. */
  href: string
  hostId: string
  /** The name of the opener, which shows an icon alone. */
  label: string
  title: string
  closeLabel: string
  icon: ReactNode
  className?: string
  /** The links. Pressing one closes the panel. */
  children: ReactNode
}

/** Opens the menu that slides in from the right; its code is fetched when the visitor shows intent. */
export function SlideInOpener({
  href,
  label,
  icon,
  className,
  children,
  ...panel
}: SlideInOpenerProps) {
  const {loaded: SlideIn, prepare, show} = useOnIntent(load)
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
        aria-label={label}
        className={className}
        href={href}
        onClick={onClick}
        onFocus={prepare}
        onPointerEnter={prepare}
        ref={link}
      >
        {icon}
      </a>
      {SlideIn === null ? null : (
        <SlideIn open={open} onOpenChange={setOpen} opener={link} {...panel}>
          {children}
        </SlideIn>
      )}
    </>
  )
}
