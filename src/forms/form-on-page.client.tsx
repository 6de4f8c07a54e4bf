'use client'

import {lazy, useEffect, useRef, useState} from 'react'
import {useHydrated} from './engine/use-hydrated.ts'
import type {FormOnPageProps} from './form-on-page-props.ts'
import {wakeOnIntent} from './wake-on-intent.ts'

const FormBody = lazy(async () => ({default: (await import('./form-body.tsx')).FormBody}))

/**
 * A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). It is rendered on the
 * server, and its code comes with the first sign that somebody means to fill it in: who only reads the page loads none
 * of it. Until then React keeps its hands off the HTML; a form that comes with client navigation has none, and is
 * rendered at once.
 */
export function FormOnPage(props: FormOnPageProps) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  const [served] = useState(props)
  const place = useRef<HTMLDivElement>(null)
  // In Presentation other words come while an editor types them: what the server rendered says them no more.
  const isAsleep = wasServed && props.content === served.content

  useEffect(() => {
    if (isAsleep && place.current) return wakeOnIntent(place.current, served)
    return undefined
  }, [isAsleep, served])

  // `window` is known when the code is built: what browsers get has neither the branch nor the form in it.
  if (typeof window === 'undefined' || !isAsleep) {
    return (
      <div key="form">
        <FormBody close={null} {...props} />
      </div>
    )
  }
  return (
    <div dangerouslySetInnerHTML={untouched} key="served" ref={place} suppressHydrationWarning />
  )
}

/** Hydrating an element with this, React leaves what the server put into it as it is. */
const untouched = {__html: ''}
