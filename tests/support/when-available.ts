import type {APIResponse} from '@playwright/test'

const tries = 10
const pauseMs = 2000

/**
 * Retries a request while the response is 503, because on a busy computer the content lake may exceed the site's
 * timeout for images.
 *
 * @returns the first other response, or the last 503
 */
export async function whenAvailable(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (let left = tries; ; left -= 1) {
    const response = await ask()
    if (response.status() !== 503 || left === 0) return response
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
