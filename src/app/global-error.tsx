'use client'
import {outageCopy} from '#model/outage-copy.ts'

/**
 * What is shown when a page can neither be rendered nor was kept: the build renders it once, for every answer with
 * status 500. It takes nothing from the content lake, which may be what is away.
 */
export default function GlobalError() {
  return (
    <html lang="en-GB">
      <head>
        <title>{outageCopy.title}</title>
        <meta content="light dark" name="color-scheme" />
      </head>
      <body>
        <main>
          <h1>{outageCopy.title}</h1>
          <p>{outageCopy.text}</p>
          <p>
            <a href="/">{outageCopy.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
