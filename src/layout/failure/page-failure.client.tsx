'use client'

import {failureCss} from '#theme/failure-css.ts'
import {FailureMessage} from './failure-message.tsx'

/** Replaces a page that failed, inside the site's layout. */
export function PageFailure() {
  return (
    <div data-failure="">
      <style>{failureCss}</style>
      <FailureMessage />
    </div>
  )
}
