'use client'

import type {ReactNode} from 'react'
import {useOpener} from '#ui/dialog/use-opener.ts'
import type {SlideIn as SlideInComponent} from './slide-in.client.tsx'

const load = async (): Promise<typeof SlideInComponent> =>
  (await import('./slide-in.client.tsx')).SlideIn

interface SlideInOpenerProps {
  /** Address of the same links without JavaScript, for example `#footer`. */
  href: string
  hostId: string
  /** Accessible name of the opener, which shows only an icon. */
  label: string
  title: string
  closeLabel: string
  icon: ReactNode
  className?: string
  /** Links; following one closes the panel. */
  children: ReactNode
}

/** Opens a menu that slides in from the right. Its code is fetched on intent. */
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
