'use client'

import {useRouter} from 'next/navigation'
import {VisualEditing as Overlays} from 'next-sanity/visual-editing'
import {useEffect} from 'react'
import {applyEditMarks} from '#lib/edit-marks.ts'

/** How long an edit may take to reach the content lake before the page is asked for again, in milliseconds. */
const settle = 300

/** Click-to-edit in Presentation, sections that can be moved there, and a page that follows what is typed. */
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
    return new Promise<void>((resolve) => setTimeout(resolve, settle))
  }
  return <Overlays refresh={refresh} />
}
