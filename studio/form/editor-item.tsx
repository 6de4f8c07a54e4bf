import {useEffect, useRef} from 'react'
import type {ItemProps} from 'sanity'

/** Returns the focus to an item of a list. Sanity's dialog leaves it on the body when it closes (WCAG 2.4.3). */
export function EditorItem(props: ItemProps) {
  const item = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const isOpen = 'open' in props && props.open
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!wasOpen.current || isOpen) {
      wasOpen.current = isOpen
      return undefined
    }
    wasOpen.current = false
    // The dialog releases its focus trap after this effect.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus()
    })
    return () => {
      clearTimeout(timer)
    }
  }, [isOpen])
  return (
    <div
      ref={item}
      style={{display: 'contents'}}
      onFocusCapture={({target}) => {
        // Events of the dialog bubble through its portal.
        if (item.current?.contains(target) && target instanceof HTMLElement) opener.current = target
      }}
    >
      {props.renderDefault(props)}
    </div>
  )
}
