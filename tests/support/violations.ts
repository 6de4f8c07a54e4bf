import type {Page} from '@playwright/test'

/** What the collector writes before each violation, so that it is told from other messages. */
const mark = 'A policy was violated:'

/**
 * Collects what browsers refuse because of a content security policy, in a page and in its frames, from now on.
 *
 * @param page - a page that has not been opened yet
 * @returns the violations, growing while the page is used; the same one may be told twice
 */
export async function collectViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(mark) || /content security policy/i.test(text)) {
      found.push(`${page.url()}: ${text}`)
    }
  })
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sourceFile, lineNumber, sample} = event
      console.warn(
        `${prefix} ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      )
    })
  }, mark)
  return found
}
