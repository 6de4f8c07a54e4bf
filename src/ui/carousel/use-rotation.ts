import {type FocusEvent, useEffect, useState} from 'react'

/** Time each slide is shown (CAR-1). */
const slideIntervalMs = 6000

/**
 * Advances a carousel on a timer (CAR-1, WCAG 2.2.2). Hover and a hidden tab pause it. Keyboard focus and reduced
 * motion stop it until the visitor starts it (APG carousel pattern).
 *
 * @param ready - whether the slides can move
 * @returns `root` is the props of the carousel's element
 */
export function useRotation(ready: boolean, advance: () => void) {
  const [isPlaying, setPlaying] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const stopOnReducedMotion = () => {
      if (reducedMotion.matches) setPlaying(false)
    }
    const updateHidden = () => setHidden(document.hidden)
    stopOnReducedMotion()
    updateHidden()
    reducedMotion.addEventListener('change', stopOnReducedMotion)
    document.addEventListener('visibilitychange', updateHidden)
    return () => {
      reducedMotion.removeEventListener('change', stopOnReducedMotion)
      document.removeEventListener('visibilitychange', updateHidden)
    }
  }, [])

  const isMoving = ready && isPlaying && !isHovered && !isHidden
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(advance, slideIntervalMs)
    return () => clearInterval(timer)
  }, [isMoving, advance])

  return {
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    root: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: ({target}: FocusEvent) => {
        if (target.matches(':focus-visible')) setPlaying(false)
      },
    },
  }
}
