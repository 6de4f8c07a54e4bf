import {startBareSite} from './bare-site.ts'
import {pageBytes, type PageBytes} from './page-bytes.ts'
import {startSiteUnderTest} from './site-under-test.ts'

/** `npm run bench:bytes`: what our pages cost a visitor beside an empty page of the same Next. */
const pages = ['/', '/about', '/gp-visit', '/providers/gp', '/register-interest', '/contact']
const budget = 16 * 1024

const empty = await startBareSite()
const ours = await startSiteUnderTest()
try {
  const floor = await pageBytes(`${empty.origin}/`)
  print('empty page', floor, floor)
  console.info(
    `The empty page has ${floor.javascript} bytes: tests/support/empty-page.ts says so, too.`,
  )
  for (const page of pages) {
    print(page, await pageBytes(ours.origin + page), floor)
  }
} finally {
  await ours.stop()
  await empty.stop()
}

function print(name: string, {html, javascript, scripts}: PageBytes, floor: PageBytes): void {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
  const above = javascript - floor.javascript
  const verdict = name === 'empty page' ? '' : above <= budget ? 'within 16 KB' : 'MORE THAN 16 KB'
  console.info(
    `${name.padEnd(20)} html ${kilobytes(html)}   javascript ${kilobytes(javascript)} in ${scripts} files` +
      `   above empty ${kilobytes(above)}   ratio ${(javascript / floor.javascript).toFixed(2)}   ${verdict}`,
  )
}
