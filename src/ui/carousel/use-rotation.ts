import {type RefObject, useEffect, useState} from 'react'

/** Time each slide is shown (CAR-1). */
export const slideInterval = 6000

/**
 * Advances a carousel on a timer (CAR-1, WCAG 2.2.2). Hover and a hidden tab pause it. Keyboard focus and reduced
 * motion stop it until the visitor starts it (APG carousel pattern).
 * @param ready - whether the slides can move
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
