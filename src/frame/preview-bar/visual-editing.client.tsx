'use client'

import {useRouter} from 'next/navigation'
import {VisualEditing as Overlays} from 'next-sanity/visual-editing'

/** How long an edit may take to reach the content lake before the page is asked for again, in milliseconds. */
const settle = 300

/** Click-to-edit in Presentation, and a page that follows what is typed. */
export default function VisualEditing() {
  const router = useRouter()
  const refresh = () => {
    router.refresh()
    return new Promise<void>((resolve) => setTimeout(resolve, settle))
  }
  return <Overlays refresh={refresh} />
}
