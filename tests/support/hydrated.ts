import {expect, type Locator} from '@playwright/test'

/**
 * Waits until React has taken over an element. Before that a link that opens a dialog leads to the page with the same
 * form, as it should; on a busy machine a test is faster than React.
 *
 * @param element - any element of the page
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}
