'use client'

import {lazy, useState} from 'react'
import type {FormOnPageProps} from './form-on-page-props.ts'
import {useSleep} from './sleep/use-sleep.ts'

const FormBody = lazy(async () => ({default: (await import('./form-body.tsx')).FormBody}))

/**
 * A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). It is rendered on the
 * server, and its code comes with the first sign that somebody means to fill it in: who only reads the page loads none
 * of it.
 */
export function FormOnPage(props: FormOnPageProps) {
  const [served] = useState(props)
  const fetchCode = async () => {
    const [{hydrateApart}, {FormBody}] = await Promise.all([
      import('./sleep/hydrate-apart.ts'),
      import('./form-body.tsx'),
    ])
    return (place: HTMLElement) => hydrateApart(place, <FormBody close={null} {...props} />)
  }
  // In Presentation other words come while an editor types them: what the server rendered says them no more.
  const {isAsleep, asleep} = useSleep(fetchCode, props.content === served.content)

  // `window` is known when the code is built: what browsers get has neither the branch nor the form in it.
  if (typeof window === 'undefined' || !isAsleep) {
    return (
      <div key="form">
        <FormBody close={null} {...props} />
      </div>
    )
  }
  return <div key="served" {...asleep} />
}
