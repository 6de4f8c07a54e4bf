import {expect, type Locator, type APIResponse} from '@playwright/test'

/** Timeout of the first attempt and the maximum timeout, in milliseconds. */
const first = 4000
const longest = 30_000

/**
 * Retries an action until it succeeds, for instance when a new render of a form swallows a press. The timeout of the
 * attempts grows, so that tests also pass on a slow computer. Only the test's own timeout ends the retries.
 *
 * @param attempt - receives its timeout in milliseconds
 */
export async function retry(attempt: (timeout: number) => Promise<void>): Promise<void> {
  let timeout = first
  await expect(async () => {
    try {
      await attempt(timeout)
    } finally {
      timeout = Math.min(timeout * 1.5, longest)
    }
  }).toPass({intervals: [100]})
}

/**
 * Clicks an element that must not be clicked twice within a retried attempt. The timeout covers only the wait until the
 * element is clickable. Otherwise a click could take effect, time out and be repeated.
 *
 * @param timeout - the attempt's timeout in milliseconds
 */
export async function clickOnce(target: Locator, timeout: number): Promise<void> {
  await target.click({trial: true, timeout})
  await target.click({timeout: longest})
}

const tries = 10
const pauseMs = 2000

/**
 * Retries a request while the response is 503, because on a busy computer the content lake may exceed the site's
 * timeout for images.
 *
 * @returns the first other response, or the last 503
 */
export async function retryWhileUnavailable(
  request: () => Promise<APIResponse>,
): Promise<APIResponse> {
  for (let left = tries; ; left -= 1) {
    const response = await request()
    if (response.status() !== 503 || left === 0) return response
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
