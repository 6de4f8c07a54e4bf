import type {Page} from '@playwright/test'

/**
 * Collects the console errors, console warnings, uncaught errors and failed requests of a page from now on.
 *
 * @returns an array that grows while the page is used
 */
export function collectConsoleErrors(page: Page): string[] {
  const issues: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      issues.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => issues.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) issues.push(`${response.status()} ${response.url()}`)
  })
  return issues
}

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
