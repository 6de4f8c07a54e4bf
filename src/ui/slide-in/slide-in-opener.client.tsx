'use client'

import type {ReactNode} from 'react'
import {useOpener} from '#ui/dialog/use-opener.ts'
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
  const {loaded: SlideIn, modal, link} = useOpener(load, href)
  return (
    <>
      <a aria-label={label} className={className} {...link}>
        {icon}
      </a>
      {SlideIn === null ? null : (
        <SlideIn {...modal} {...panel}>
          {children}
        </SlideIn>
      )}
    </>
  )
}
