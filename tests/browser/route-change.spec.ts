import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

// Pages scroll smoothly with motion, but a new page must start at its top.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test.use({viewport: {width: 1440, height: 900}})

test('a link opens its page without a reload, at the top, with the heading focused and the title announced once (G-3)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.evaluate(() => {
    // A full page load would lose this variable.
    const announced: string[] = []
    Object.assign(window, {announced})
    const announcer = document.querySelector('next-route-announcer')
    if (!announcer?.shadowRoot) throw new Error('Next has no route announcer')
    for (const region of [announcer.shadowRoot, ...document.querySelectorAll('p[role="status"]')]) {
      new MutationObserver(() => {
        const isHidden = region instanceof ShadowRoot && !region.host.checkVisibility()
        if (!isHidden) announced.push(region.textContent)
      }).observe(region, {childList: true, characterData: true, subtree: true})
    }
  })
  const titles: string[] = []
  for (const path of ['/about', '/pricing', '/about']) {
    await page.locator(`footer a[href="${path}"]`).first().press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const last = titles.at(-1)
    if (last !== undefined) await expect(page).not.toHaveTitle(last)
    await expect.poll(() => page.title()).not.toBe('')
    titles.push(await page.title())
    await expect(page.getByRole('heading', {level: 1})).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const heard = async () => {
      const all = await page.evaluate((): unknown => Reflect.get(window, 'announced'))
      return Array.isArray(all) ? all.filter((text) => titles.includes(String(text))) : null
    }
    await expect.poll(heard).toEqual(titles)
  }
})
