'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef} from 'react'

/**
 * What a change of page must do beyond drawing the new one (G-3): scroll smoothly to the top, give the focus to the new
 * page's heading, from where a screen reader goes on, and announce the page's title (Next's own announcer does).
 */
export function RouteChange() {
  const path = usePathname()
  const last = useRef(path)

  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (location.hash !== '') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'})
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({preventScroll: true})
  }, [path])

  return null
}
