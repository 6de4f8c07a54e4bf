'use client'

import {failureCss} from '#theme/failure-css.ts'
import {FailureWords} from './failure-words.tsx'

/** What is said in place of a page that failed, in the frame of the site. */
export function PageFailure() {
  return (
    <div data-failure="">
      <style>{failureCss}</style>
      <FailureWords />
    </div>
  )
}
