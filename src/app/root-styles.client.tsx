'use client'

import {useServerInsertedHTML} from 'next/navigation'
import {useRef} from 'react'

/**
 * Writes the styles that every page has into the HTML only: in React's data, they would be sent a second time, and
 * again with each page that a visitor goes to.
 */
export function RootStyles() {
  const isWritten = useRef(false)
  useServerInsertedHTML(() => {
    if (isWritten.current) return null
    isWritten.current = true
    return <style dangerouslySetInnerHTML={{__html: globalThis.rootStyle ?? ''}} />
  })
  return null
}
