import {expect, type Locator} from '@playwright/test'

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

/**
 * Clicks within an attempt what must not be clicked twice: only the wait until it can be clicked takes of the attempt's
 * time. A click that is done and then cut off, as the page takes long to answer it, would be done again.
 *
 * @param target - what is clicked
 * @param timeout - how long it may take until it can be, in milliseconds
 */
export async function clickOnce(target: Locator, timeout: number): Promise<void> {
  await target.click({trial: true, timeout})
  await target.click({timeout: longest})
}
