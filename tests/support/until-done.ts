import {expect} from '@playwright/test'

/** How long the first attempt may wait for something, and the longest, in milliseconds. */
const first = 4000
const longest = 30_000

/**
 * Does something again until it works, as a person would whose press was lost because a form was laid out anew. Each
 * attempt may wait for longer than the one before, so that no speed of the machine decides a test: its own time ends
 * it.
 *
 * @param attempt - gets how long whatever it waits for may take this time, in milliseconds
 */
export async function untilDone(attempt: (timeout: number) => Promise<void>): Promise<void> {
  let timeout = first
  await expect(async () => {
    try {
      await attempt(timeout)
    } finally {
      timeout = Math.min(timeout * 1.5, longest)
    }
  }).toPass({intervals: [100]})
}
