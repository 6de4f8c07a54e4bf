'use client'

import type {ReactNode} from 'react'
import {useHydrated} from '#lib/use-hydrated.ts'

interface ShareButtonProps {
  title: string
  children: ReactNode
}

/** Shares the site with a title through the device. Hidden where the browser can't, and until hydration. */
export function ShareButton({title, children}: ShareButtonProps) {
  const canShare = useHydrated() && 'share' in navigator
  return (
    <button
      hidden={!canShare}
      onClick={() => {
        // A visitor may close the device's dialog, which rejects the promise.
        navigator.share({title, url: location.origin}).catch(() => undefined)
      }}
      type="button"
    >
      {children}
    </button>
  )
}
