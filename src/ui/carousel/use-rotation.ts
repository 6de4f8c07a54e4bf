import {type RefObject, useEffect, useState} from 'react'

/** How long a slide stays, in milliseconds (CAR-1). */
export const slideInterval = 6000

/**
 * Says when a carousel moves on by itself (CAR-1, WCAG 2.2.2). Pointing at it and a hidden tab hold it up; keyboard
 * focus stops it until the visitor starts it again (APG carousel); reduced motion never lets it start by itself.
 *
 * @param root - the carousel
 * @param ready - whether the slides can move at all
 * @param advance - moves on by one
 * @returns whether it rotates, and what changes that
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  ready: boolean,
  advance: () => void,
) {
  const [wanted, setWanted] = useState(true)
  const [heldUp, setHeldUp] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const obey = () => {
      if (calm.matches) setWanted(false)
    }
    const look = () => setHidden(document.hidden)
    obey()
    look()
    calm.addEventListener('change', obey)
    document.addEventListener('visibilitychange', look)
    return () => {
      calm.removeEventListener('change', obey)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  useEffect(() => {
    const element = root.current
    if (element === null) return
    const enter = () => setHeldUp(true)
    const leave = () => setHeldUp(false)
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        setWanted(false)
    }
    element.addEventListener('mouseenter', enter)
    element.addEventListener('mouseleave', leave)
    element.addEventListener('focusin', focus)
    return () => {
      element.removeEventListener('mouseenter', enter)
      element.removeEventListener('mouseleave', leave)
      element.removeEventListener('focusin', focus)
    }
  }, [root])

  const moving = ready && wanted && !heldUp && !hidden
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(advance, slideInterval)
    return () => clearInterval(timer)
  }, [moving, advance])

  return {wanted, toggle: () => setWanted(!wanted)}
}
