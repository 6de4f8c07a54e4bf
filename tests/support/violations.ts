import type {Page} from '@playwright/test'

/** Prefix by which the collector recognises its own console messages. */
const mark = 'A policy was violated:'

/**
 * Collects violations of the content security policy in a page and its frames. Call it before the page is opened.
 *
 * @returns an array that grows and may contain duplicates
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
