'use client'

import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react'

interface EmbedOnPressProps {
  /** The address of the frame; nothing of it is asked for before the press. */
  address: string
  /** What the frame is called. */
  title: string
  /** What stands there until the press: a poster with the words of the button. */
  children: ReactNode
}

/**
 * A video of another company that is loaded when it is asked for, and not before (PECR regulation 6). Without
 * JavaScript the press follows the link to it.
 */
export function EmbedOnPress({address, title, children}: EmbedOnPressProps) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isOpen) frame.current?.focus()
  }, [isOpen])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }

  if (isOpen)
    return (
      <iframe
        allow="fullscreen; picture-in-picture"
        ref={frame}
        referrerPolicy="strict-origin-when-cross-origin"
        src={address}
        title={title}
      />
    )
  return (
    <a data-embed-opener="" href={address} onClick={open}>
      {children}
    </a>
  )
}
