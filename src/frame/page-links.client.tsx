'use client'

import {useRouter} from 'next/navigation'
import {useEffect} from 'react'
import {hydratedEvent} from '#lib/hydrated-event.ts'
import {isModifiedPress} from '#ui/dialog/use-on-intent.ts'
import {isWellFormed, openAround} from './fragment-target.ts'
import {beginVisit, rememberPlace} from './history-place.ts'

/** The signs that somebody is about to follow a link: a mouse over it, a finger on it, the keyboard's focus. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Follows links to other pages of the site without loading it again, wherever they stand, also in an editor's text.
 * What they need is fetched when a visitor shows intent, and not for every link in sight: four pages of data for one
 * view before. Links are plain ones of the server's, which next/link would make client components of, each with its
 * data in the page, and 4 KB of code (decision 13).
 */
export function PageLinks() {
  const router = useRouter()

  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), [])
  useEffect(() => {
    const onIntent = ({target}: Event) => {
      const page = pageOf(linkAt(target))
      if (page !== null) router.prefetch(page)
    }
    const onClick = (event: MouseEvent) => {
      // What opens a dialog has taken the click by now.
      const link = event.defaultPrevented || isModifiedPress(event) ? null : linkAt(event.target)
      if (link === null) return
      rememberPlace()
      // The browser brings it into view, and not every browser opens what is around it.
      if (isOnThisPage(link)) openAround(link.hash)
      const page = pageOf(link)
      if (page === null) return
      event.preventDefault()
      beginVisit()
      router.push(page)
    }
    const mounted = new AbortController()
    for (const intent of intents) addEventListener(intent, onIntent, mounted)
    addEventListener('click', onClick, mounted)
    return () => mounted.abort()
  }, [router])

  return null
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a') : null

const isOnThisPage = ({pathname, hash}: HTMLAnchorElement) =>
  pathname === location.pathname && hash !== ''

/** The address of another page of the site that the link leads to in this window, `null` for anything else. */
function pageOf(link: HTMLAnchorElement | null): string | null {
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  const {origin, pathname, search, hash, href} = link
  // Files, the API, and what is made for each question anew are no pages that Next's router knows.
  const isPage = origin === location.origin && search === '' && !/\.|^\/api\//.test(pathname)
  // The browser follows what Next's router cannot decode.
  return href !== '' && isPage && !isOnThisPage(link) && isWellFormed(hash) ? pathname + hash : null
}
