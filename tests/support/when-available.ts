import type {APIResponse} from '@playwright/test'

const tries = 10
const pauseMs = 2000

/**
 * Asks again while the site says that the content lake cannot answer now (503 with Retry-After): on a machine that is
 * busy enough the lake takes longer than visitors wait for a picture.
 *
 * @param ask - a request
 * @returns the first answer that is no 503, or the last one
 */
export async function whenAvailable(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (let left = tries; ; left -= 1) {
    const response = await ask()
    if (response.status() !== 503 || left === 0) return response
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
