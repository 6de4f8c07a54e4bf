import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react'

interface ClickToLoadEmbedProps {
  /** Address of the frame, which isn't requested before the click. */
  address: string
  title: string
  /** Poster and button label, shown until the click. */
  children: ReactNode
}

/**
 * Loads a third-party video after a click, and not before (PECR regulation 6). Without JavaScript the link opens it.
 */
export function ClickToLoadEmbed({address, title, children}: ClickToLoadEmbedProps) {
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
