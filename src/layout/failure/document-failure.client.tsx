'use client'

import {failureCopy} from '#shared/fallback-copy.ts'
import {bareFailureCss, failureCss} from '#theme/failure-css.ts'
import {FailureWords} from './failure-words.tsx'

/** A document that needs nothing of the site, for when its frame failed: the line about 999, and ways on. */
export function DocumentFailure() {
  const {emergency, emergencyNumber} = failureCopy
  return (
    <html lang="en-GB">
      <body>
        <title>{failureCopy.title}</title>
        <style>{bareFailureCss + failureCss}</style>
        <aside>
          <span>{emergency}</span> <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
        </aside>
        <header>
          <a href="/">{failureCopy.home}</a>
        </header>
        <main data-failure="" id="main">
          <FailureWords />
        </main>
        <footer>
          <a href="/contact">{failureCopy.contact}</a>
        </footer>
      </body>
    </html>
  )
}
