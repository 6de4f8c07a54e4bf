'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {keepEntries} from '#forms/engine/keep-entries.ts'
import {useAnalyticsChoice} from './consent/use-analytics-choice.ts'
import {openAround, showTarget} from './fragment-target.ts'
import {followHistory, restoreAfterLoad, restorePlace} from './history-place.ts'

/** By then the title of the new page is there, and Next has announced what it found. In milliseconds. */
const settled = 500

/** Restores the visitor's entries after hydration, in which React may render the page anew. */
const giveBackEntries = typeof document === 'undefined' ? null : keepEntries(document)

/**
 * What a change of page must do beyond rendering the new one (G-3): record it, scroll smoothly to the top, give the
 * focus to the new page's heading, from where a screen reader goes on, and announce the page's title. Back and Forward
 * restore place and focus instead, and a fragment is brought into view. Next's own
 * announcer does that, but says the heading when the title comes a moment later; then the title is said here. Who
 * listens to what it records is fetched here too: a client component of its own costs every page 0.2 KB.
 */
export function RouteChange({analytics}: {analytics: AnalyticsConfiguration | null}) {
  useAnalyticsChoice(analytics)
  const path = usePathname()
  const last = useRef(path)
  const [missed, setMissed] = useState('')

  useEffect(() => {
    giveBackEntries?.()
    if (!restoreAfterLoad()) {
      // A browser has opened it when it knows how to.
      const {target, wasClosed} = openAround(location.hash)
      if (wasClosed) target?.scrollIntoView({behavior: 'instant'})
    }
    return followHistory(() => {
      // Another page restores its place when it is rendered.
      if (location.pathname === last.current) restorePlace()
    })
  }, [])
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    recordEvent({name: 'page_view', properties: null})
    const timer = setTimeout(() => {
      const {title} = document
      setMissed(announced().includes(title) ? '' : title)
    }, settled)
    const forget = () => clearTimeout(timer)
    if (restorePlace()) return forget
    if (location.hash !== '') {
      showTarget(location.hash)
      return forget
    }
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
