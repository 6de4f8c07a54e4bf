'use client'

import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react'
import type {DataAttributes} from '#lib/data-attribute.ts'

interface FlyoutBehaviourProps extends DataAttributes {
  children: ReactNode
}

/**
 * Adds the behaviour of the APG disclosure navigation to native `details`: Escape and leaving close a flyout (HDR-1).
 */
export function FlyoutBehaviour({children, ...attributes}: FlyoutBehaviourProps) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node) closeAllExcept(root.current, event.target)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const flyout = flyoutOf(event.target)
    if (event.key !== 'Escape' || flyout?.open !== true) return
    event.stopPropagation()
    flyout.open = false
    flyout.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null) closeAllExcept(root.current, event.relatedTarget)
  }
  const onClick = (event: {target: EventTarget}) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) {
      closeAllExcept(root.current, null)
    }
  }

  return (
    <div {...attributes} onBlur={onBlur} onClick={onClick} onKeyDown={onKeyDown} ref={root}>
      {children}
    </div>
  )
}

function flyoutOf(target: EventTarget): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details') : null
}

function closeAllExcept(root: HTMLElement | null, exception: Node | null): void {
  for (const flyout of root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!flyout.contains(exception)) flyout.open = false
  }
}
