import type {Page} from '@playwright/test'

/**
 * Collects what a page complains about: errors and warnings on the console, uncaught errors and failed requests.
 *
 * @param page - a page that has not been opened yet
 * @returns the complaints, growing while the page is used
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
