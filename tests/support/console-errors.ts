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
