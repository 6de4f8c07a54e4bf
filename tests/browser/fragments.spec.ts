import {expect, type Locator, type Page, test} from '@playwright/test'
import {collectConsoleErrors} from '#tests/support/page-issues.ts'
import {waitForHydration, openHydrated} from '#tests/support/hydration.ts'
import {isSoak} from '#tests/support/tier.ts'

// The footer's columns are open from 640 px.
test.use({viewport: {width: 700, height: 844}})

/** A question far down `/faq`, closed at first. */
const anchor = 'how-will-i-be-paid-as-a-gp'

const answerOf = (page: Page): Locator => page.locator(`[id="${anchor}"]`)

/** Expects the answer to be open and its question visible below the header. */
async function expectShown(page: Page): Promise<void> {
  const item = page.locator('details', {has: answerOf(page)})
  await expect(item).toHaveAttribute('open')
  await expect(answerOf(page)).toBeInViewport()
  const below = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const question = await item.locator('summary').boundingBox()
    return question !== null && header !== null && question.y >= header.y + header.height - 1
  }
  await expect.poll(below, {message: 'the question is below the header'}).toBe(true)
}

/** Adds a link to the page, like one in an editor's text. */
const addLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'To the answer'
    document.querySelector('main')?.prepend(link)
  }, href)

const addedLink = (page: Page) => page.getByRole('link', {name: 'To the answer'})

/** The soak tests load the page often: a race once appeared in 9 of 30 loads. */
const loads = isSoak ? 20 : 1

test('a page opens the answer that its URL names and scrolls to it (FAQ-1)', async ({page}) => {
  for (let load = 0; load < loads; load += 1) {
    // A browser does not reload the same URL with a fragment.
    await page.goto('about:blank')
    await page.goto(`/faq#${anchor}`)
    await waitForHydration(page)
    await expectShown(page)
  }
})

test('a link in the text of another page and a search result lead to the answer that they name (FAQ-1, SEARCH-1)', async ({
  page,
}) => {
  await openHydrated(page, '/how-matching-works')
  await page.evaluate(() => Object.assign(window, {stillHere: true}))
  await page.locator('main a[href="/how-we-know#claim-ai-matching"]').press('Enter')
  await expect(page).toHaveURL('/how-we-know#claim-ai-matching')
  await expect(page.locator('#claim-ai-matching')).toBeInViewport()
  // No sample page links to a single answer, so this calls the router as `next/link` does.
  await page.evaluate(`next.router.push('/faq#${anchor}')`)
  await expectShown(page)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)

  await openHydrated(page, '/search?q=how%20am%20I%20paid')
  await page.locator(`main a[href$="#${anchor}"]`).first().press('Enter')
  await expect(page).toHaveURL(`/faq#${anchor}`)
  await expectShown(page)
})

test('a link within the page opens the answer, even when pressed again, and a malformed fragment leads to its page (FAQ-1, G-3)', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  await openHydrated(page, '/about')
  await addLink(page, '/faq#%')
  await addedLink(page).press('Enter')
  await expect(page).toHaveURL(/\/faq#%$/)
  await waitForHydration(page)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await addLink(page, '#%E0%A4%A')
  await addedLink(page).press('Enter')
  await expect(page).toHaveURL(/#%E0%A4%A$/)

  await addLink(page, `#${anchor}`)
  const item = page.locator('details', {has: answerOf(page)})
  for (let press = 0; press < 2; press += 1) {
    await addedLink(page).first().press('Enter')
    await expectShown(page)
    await item.locator('summary').click()
    await expect(item).not.toHaveAttribute('open')
  }
  expect(issues).toEqual([])
})
