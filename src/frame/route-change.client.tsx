'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {useAnalyticsChoice} from './consent/use-analytics-choice.ts'

/** By then the title of the new page is there, and Next has announced what it found. In milliseconds. */
const settled = 500

/**
 * What a change of page must do beyond rendering the new one (G-3): record it, scroll smoothly to the top, give the
 * focus to the new page's heading, from where a screen reader goes on, and announce the page's title. Next's own
 * announcer does that, but says the heading when the title comes a moment later; then the title is said here. Who
 * listens to what it records is fetched here too: a client component of its own costs every page 0.2 KB.
 */
export function RouteChange({analytics}: {analytics: AnalyticsConfiguration | null}) {
  useAnalyticsChoice(analytics)
  const path = usePathname()
  const last = useRef(path)
  const [missed, setMissed] = useState('')

  useEffect(() => {
    if (last.current === path) return
    last.current = path
    recordEvent({name: 'page_view', properties: null})
    const timer = setTimeout(() => {
      const {title} = document
      setMissed(announced().includes(title) ? '' : title)
    }, settled)
    const forget = () => clearTimeout(timer)
    if (location.hash !== '') return forget
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'})
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({preventScroll: true})
    return forget
  }, [path])

  return (
    <p data-sr-only="" role="status">
      {missed}
    </p>
  )
}

function announced(): string {
  return document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''
}
