'use client'

import {failureCopy} from '#shared/fallback-copy.ts'
import {failureDocumentCss, failureCss} from '#theme/failure-css.ts'
import {FailureMessage} from './failure-message.tsx'

/** Renders a standalone document for when the layout failed, with the 999 line and links. */
export function DocumentFailure() {
  const {emergency, emergencyNumber} = failureCopy
  return (
    <html lang="en-GB">
      <body>
        <title>{failureCopy.title}</title>
        <style>{failureDocumentCss + failureCss}</style>
        <aside>
          <span>{emergency}</span> <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
        </aside>
        <header>
          <a href="/">{failureCopy.home}</a>
        </header>
        <main data-failure="" id="main">
          <FailureMessage />
        </main>
        <footer>
          <a href="/contact">{failureCopy.contact}</a>
        </footer>
      </body>
    </html>
  )
}
