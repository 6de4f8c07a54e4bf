'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {hydratedEvent} from '#lib/hydration.ts'
import {isModifiedPress} from '#ui/dialog/use-on-intent.ts'
import {useAnalyticsChoice} from './consent/use-analytics-choice.ts'
import {openAround, showTarget} from './fragment-target.ts'
import {
  beginVisit,
  followHistory,
  rememberPlace,
  restoreAfterLoad,
  restorePlace,
} from './history-place.ts'
import {keepEntries} from './keep-entries.ts'

/** Delay after which Next has announced the new page and its title is in the document, in milliseconds. */
const settledMs = 500

/** Restores the visitor's entries after hydration, in which React may render the page anew. */
const giveBackEntries = typeof document === 'undefined' ? null : keepEntries()

/**
 * Adds what Next's router leaves out when the page changes (G-3): records the visit, scrolls smoothly to the top, and
 * focuses the new page's heading, where a screen reader continues. Back and Forward restore focus and open answers
 * instead, and a fragment opens the answers around its target. Next announces the title, or the heading when the title
 * arrives later; the title is announced here then. It also starts analytics, because a client component for that alone
 * adds 0.2 KB to every page.
 */
export function RouteChange({analytics}: {analytics: AnalyticsConfiguration | null}) {
  useAnalyticsChoice(analytics)
  const path = usePathname()
  const last = useRef(path)
  const [missed, setMissed] = useState('')

  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), [])
  useEffect(() => {
    giveBackEntries?.()
    if (!restoreAfterLoad()) {
      // Not every browser opens a closed answer for the fragment of its address.
      const {target, wasClosed} = openAround(location.hash)
      if (wasClosed) target?.scrollIntoView({behavior: 'instant'})
    }
    const stopFollowing = followHistory(() => {
      // Another page restores its place when it is rendered.
      if (location.pathname === last.current) restorePlace()
    })
    const mounted = new AbortController()
    // Runs before the link's own handler, which renders the next page.
    addEventListener('click', leaveByLink, {capture: true, signal: mounted.signal})
    return () => {
      stopFollowing()
      mounted.abort()
    }
  }, [])
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    recordEvent({name: 'page_view', properties: null})
    const timer = setTimeout(() => {
      const {title} = document
      setMissed(announced().includes(title) ? '' : title)
    }, settledMs)
    showPage()
    return () => clearTimeout(timer)
  }, [path])

  return (
    <p data-sr-only="" role="status">
      {missed}
    </p>
  )
}

const announced = () =>
  document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''

/** Restores the place on the page, shows the target of the fragment, or starts at the top. */
function showPage(): void {
  if (restorePlace()) return
  if (location.hash !== '') {
    showTarget(location.hash)
    return
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'})
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({preventScroll: true})
}

function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || isModifiedPress(event)) return
  rememberPlace()
  beginVisit()
  // Neither Next nor every browser opens a closed answer on the same page.
  if (link.pathname === location.pathname) openAround(link.hash)
}
