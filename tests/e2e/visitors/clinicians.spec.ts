import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydrated.ts'

const profile = '/doctors/adaeze-thornbury'

test('G-2, LAW-11: a profile names who it is, marks an example and leads to the booking page', async ({
  page,
}) => {
  await openHydrated(page, profile)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dr Adaeze Thornbury')
  await expect(page.getByText('Example profile').first()).toBeVisible()
  await expect(page.getByText('No number: this is an example')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('[lang=ig]')).toHaveText('Ndewo')
  const request = page.getByRole('link', {name: 'Request a visit'})
  await expect(request).toHaveAttribute('href', '/book/adaeze-thornbury')
  await request.click()
  await expect(page.getByRole('dialog')).toContainText('How likely are you to use this service')
})

test('MAP-4: the address without hyphens leads on to the profile; nobody answers elsewhere', async ({
  request,
}) => {
  const moved = await request.get('/doctors/adaezethornbury', {maxRedirects: 0})
  expect(moved.status()).toBe(308)
  expect(new URL(moved.headers()['location'] ?? '', 'http://site').pathname).toBe(profile)
  for (const path of ['/doctors/nobody', '/book/nobody', '/specialists/adaeze-thornbury']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('G-2: a specialist has a profile and a booking page of the own door', async ({page}) => {
  await page.goto('/specialists/leila-ashgrovian')
  await expect(page.getByRole('link', {name: 'Request a visit'})).toHaveAttribute(
    'href',
    '/book/specialist/leila-ashgrovian',
  )
  await page.goto('/book/specialist/leila-ashgrovian')
  await expect(page.getByRole('img', {name: /dark red front door/})).toBeVisible()
})

test('languages: each leads to who speaks it, and from there to the profile', async ({page}) => {
  await page.goto('/languages')
  await page.getByRole('navigation', {name: 'Languages'}).getByRole('link', {name: 'Welsh'}).click()
  const welsh = page.getByRole('group', {name: 'Welsh'})
  await expect(welsh).toBeInViewport()
  await expect(welsh.getByText('Helo')).toHaveAttribute('lang', 'cy')
  await expect(welsh.getByRole('link')).toHaveAttribute('href', '/doctors/rhodri-venkatesan')
  await expect(page.getByRole('link', {name: 'Ask us about your language'})).toHaveAttribute(
    'href',
    '/contact',
  )
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the booking page explains itself and takes the waitlist, with whom to call instead', async ({
    page,
  }) => {
    await page.goto(profile)
    await page.getByRole('link', {name: 'Request a visit'}).click()
    await expect(page).toHaveURL('/book/adaeze-thornbury')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'We cannot take bookings just yet',
    )
    const main = page.getByRole('main')
    await expect(main.getByText('You asked about Dr Adaeze Thornbury')).toBeVisible()
    await expect(main.getByRole('link', {name: '999'}).first()).toHaveAttribute('href', 'tel:999')
    await expect(main.getByRole('button', {name: 'Join the waitlist'})).toBeVisible()
    await expect(main.getByText('How likely are you to use this service')).toBeVisible()
  })
})
