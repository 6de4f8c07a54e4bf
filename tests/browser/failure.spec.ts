import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

// The footer's columns are open from 640 px.
test.use({viewport: {width: 700, height: 844}})

/** Breaks an effect of the accordions or of the layout until `repair` is called. */
async function breakComponent(page: Page, component: 'accordion' | 'layout') {
  await page.addInitScript((name) => {
    if (sessionStorage.getItem('repaired') !== null) return
    if (name === 'accordion') {
      IntersectionObserver.prototype.observe = () => {
        throw new Error(name)
      }
      return
    }
    const original = window.addEventListener
    const broken = (...parameters: unknown[]): unknown => {
      // Next listens for the same event, but without options.
      if (parameters[0] === 'popstate' && typeof parameters[2] === 'object') throw new Error(name)
      return Reflect.apply(original, window, parameters)
    }
    Object.assign(window, {addEventListener: broken})
  }, component)
}

const repair = (page: Page) => page.evaluate(() => sessionStorage.setItem('repaired', ''))

const call999 = (page: Page) =>
  page.getByRole('complementary').first().getByRole('link', {name: '999'})

test('failed page keeps its header and footer and can be retried (G-6)', async ({page}) => {
  await breakComponent(page, 'accordion')
  await page.goto('/faq')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page stopped working')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await expect(call999(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await repair(page)
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Questions and answers')
})

test('page with a failed layout shows whom to call and links to other pages (G-6)', async ({
  page,
}) => {
  await breakComponent(page, 'layout')
  await page.goto('/faq')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page stopped working')
  await expect(call999(page)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveAttribute('href', '/contact')
  await repair(page)
  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible()
})

test('page whose code cannot load keeps its header and footer and can be retried (G-6)', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/contact')).text()
  await openHydrated(page, '/about')
  await page.route('**/_next/static/chunks/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page stopped working')
  await expect(call999(page)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  await page.unrouteAll()
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('main').locator('form')).toBeVisible()
})
