'use client'

import {useRouter} from 'next/navigation'
import {VisualEditing as Overlays} from 'next-sanity/visual-editing'
import {useEffect, useRef} from 'react'
import {applyEditMarks} from '#lib/edit-marks.ts'

/** Time that an edit may take to reach the content lake before the page refreshes. */
const refreshDelayMs = 300
/** On hosted Sanity, queries may return an edit up to five seconds after the Studio announced it. */
const laterRefreshesMs = [1000, 5000]

/** Enables click-to-edit, moving sections, and live refresh in Presentation. */
export default function VisualEditing() {
  const router = useRouter()
  useEffect(() => {
    applyEditMarks(document)
    const observer = new MutationObserver(() => applyEditMarks(document))
    observer.observe(document.body, {childList: true, subtree: true})
    return () => observer.disconnect()
  }, [])
  const later = useRef<number[]>([])
  const cancelLater = () => {
    for (const timer of later.current) clearTimeout(timer)
  }
  useEffect(() => cancelLater, [])
  const refresh = () => {
    router.refresh()
    cancelLater()
    later.current = laterRefreshesMs.map((ms) => window.setTimeout(() => router.refresh(), ms))
    return new Promise<void>((resolve) => setTimeout(resolve, refreshDelayMs))
  }
  return <Overlays refresh={refresh} />
}
