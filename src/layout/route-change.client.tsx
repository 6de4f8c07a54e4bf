'use client'

import {usePathname, useRouter} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import type {AnalyticsConfiguration} from '#config/configuration.ts'
import {captureEntries} from '#lib/capture-entries.ts'
import {hydratedEvent} from '#lib/hydration.ts'
import {isModifiedClick} from '#ui/dialog/use-opener.ts'
import {cardLink} from '#ui/state-attributes.ts'
import {useAnalyticsChoice} from './consent/use-analytics-choice.ts'
import {revealTarget, showTarget} from './fragment-target.ts'
import {
  beginVisit,
  followHistory,
  rememberPlace,
  restoreAfterLoad,
  restorePlace,
} from './history-place.ts'

/** Restores form entries after hydration, in which React may re-render the page. */
const restoreEntries = typeof document === 'undefined' ? null : captureEntries()

/**
 * Completes a client-side page change (G-3): records the visit, scrolls to the top, focuses the heading, and
 * announces the title. Back and Forward restore the visitor's place instead. It also starts analytics, because a
 * separate client component adds 0.2 KB to every page.
 */
export function RouteChange({analytics}: {analytics: AnalyticsConfiguration | null}) {
  useAnalyticsChoice(analytics)
  const path = usePathname()
  const router = useRouter()
  const last = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), [])
  useEffect(() => onNewTitle(setTitle), [])
  useEffect(() => {
    restoreEntries?.()
    if (!restoreAfterLoad()) {
      // Not every browser opens collapsed answers for the URL's fragment.
      const {target, wasClosed} = revealTarget(location.hash)
      if (wasClosed) target?.scrollIntoView({behavior: 'instant'})
    }
    const stopFollowing = followHistory(() => {
      // Another page restores its place after it renders.
      if (location.pathname === last.current) restorePlace()
    })
    const mounted = new AbortController()
    // Runs before the link's handler, which renders the next page.
    const leave = (event: MouseEvent) => {
      const link = leaveByLink(event)
      if (!link?.matches(cardLink.selector)) return
      event.preventDefault()
      router.push(link.pathname)
    }
    addEventListener('click', leave, {capture: true, signal: mounted.signal})
    return () => {
      stopFollowing()
      mounted.abort()
    }
  }, [router])
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    recordEvent({name: 'page_view', properties: null})
    showPage()
  }, [path])

  return (
    <p data-sr-only="" role="status">
      {title}
    </p>
  )
}

/**
 * Calls back with each new title. On a slow device, the title of a page can arrive seconds after the page, which Next's
 * announcer misses or announces late.
 *
 * @returns a function that stops it
 */
function onNewTitle(announce: (title: string) => void): () => void {
  let last = document.title
  const observer = new MutationObserver(() => {
    const {title} = document
    if (title === '' || title === last) return
    last = title
    announce(title)
  })
  observer.observe(document.head, {childList: true, subtree: true, characterData: true})
  return () => observer.disconnect()
}

/** Restores the place, shows the fragment's target, or scrolls to the top. */
function showPage(): void {
  if (restorePlace()) return
  if (location.hash !== '') {
    showTarget(location.hash)
    return
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (scrollY > 0) {
    // Browsers move the end of a smooth scroll by what gets its size on the way.
    document.documentElement.style.overflowAnchor = 'none'
    document.addEventListener('scrollend', keepPlaceAgain)
  }
  scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'})
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({preventScroll: true})
}

/** Lets the browser keep the place again, once the top is reached. Chromium may end a smooth scroll just below it. */
function keepPlaceAgain(): void {
  const {style} = document.documentElement
  if (style.overflowAnchor === 'none' && scrollY < 8) scrollTo({top: 0, behavior: 'instant'})
  if (scrollY === 0) style.removeProperty('overflow-anchor')
}

/** Returns the link that a click follows on this page; null for other clicks. */
function leaveByLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || isModifiedClick(event)) return null
  rememberPlace()
  beginVisit()
  // Neither Next nor every browser opens collapsed answers on the same page.
  if (link.pathname === location.pathname) revealTarget(link.hash)
  return link
}
