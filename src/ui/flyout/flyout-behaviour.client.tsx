'use client'

import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react'
import type {DataAttributes} from '#lib/data-attribute.ts'

interface FlyoutBehaviourProps extends DataAttributes {
  children: ReactNode
}

/**
 * Adds the keyboard behaviour of the APG disclosure navigation to native `details`: Escape and leaving close a
 * flyout, arrow keys move between its links.
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
    if (flyout === null) return
    if (event.key === 'Escape' && flyout.open) {
      event.stopPropagation()
      flyout.open = false
      flyout.querySelector('summary')?.focus()
      return
    }
    const next = nextControl(flyout, event.key, event.target)
    if (next === undefined) return
    event.preventDefault()
    flyout.open = true
    next.focus()
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

function nextControl(
  flyout: HTMLDetailsElement,
  key: string,
  from: EventTarget,
): HTMLElement | undefined {
  const stops = [...flyout.querySelectorAll<HTMLElement>('summary, a[href]')]
  const here = stops.findIndex((stop) => stop === from)
  const last = stops.length - 1
  if (here === -1 || (here === 0 && (key === 'ArrowUp' || key === 'ArrowLeft'))) return undefined
  if (key === 'ArrowDown' || key === 'ArrowRight') return stops[Math.min(here + 1, last)]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return stops[Math.max(here - 1, 0)]
  if (!flyout.open) return undefined
  if (key === 'Home') return stops[1]
  return key === 'End' ? stops[last] : undefined
}
