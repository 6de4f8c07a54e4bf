'use client'

import {useRouter} from 'next/navigation'
import {VisualEditing as Overlays} from 'next-sanity/visual-editing'
import {useEffect} from 'react'
import {applyEditMarks} from '#lib/edit-marks.ts'

/** Time that an edit may take to reach the content lake before the page refreshes. */
const refreshDelayMs = 300

/** Enables click-to-edit, moving sections, and live refresh in Presentation. */
export default function VisualEditing() {
  const router = useRouter()
  useEffect(() => {
    applyEditMarks(document)
    const observer = new MutationObserver(() => applyEditMarks(document))
    observer.observe(document.body, {childList: true, subtree: true})
    return () => observer.disconnect()
  }, [])
  const refresh = () => {
    router.refresh()
    return new Promise<void>((resolve) => setTimeout(resolve, refreshDelayMs))
  }
  return <Overlays refresh={refresh} />
}
