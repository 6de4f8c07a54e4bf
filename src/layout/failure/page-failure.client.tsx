'use client'

import {failureCss} from '#theme/failure-css.ts'
import {FailureWords} from './failure-words.tsx'

/** Replaces a page that failed, within the site's header and footer. */
export function PageFailure() {
  return (
    <div data-failure="">
      <style>{failureCss}</style>
      <FailureWords />
    </div>
  )
}
