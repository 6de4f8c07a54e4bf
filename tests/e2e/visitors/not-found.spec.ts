import {expect, test} from '@playwright/test'

test('NF-1: an unknown path answers 404 with the words of the dataset', async ({page}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('404 | Page Not Found')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'This page could not be found.',
  )
  await expect(page.getByRole('heading', {level: 1})).toHaveText('404 – Page Not Found')
  await expect(page.getByText('We can’t seem to find the page you’re looking for.')).toBeVisible()
  await expect(page.getByRole('link', {name: 'Back to Home'})).toHaveAttribute('href', '/')
  await expect(page.getByText(`© ${new Date().getFullYear()} – All rights reserved`)).toBeVisible()
})

test('NF-1: an unknown path is still 404 when it is asked for again', async ({request}) => {
  await request.get('/asked/for/twice')
  expect((await request.get('/asked/for/twice')).status()).toBe(404)
})

test('NF-1: the page is there without JavaScript, on its own and not within the site', async ({
  request,
}) => {
  const html = await (await request.get('/no/such/page')).text()
  expect(html).toContain('404 – Page Not Found')
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html).not.toContain('For Patients')
})

test('NF-1: the page has no address of its own', async ({request}) => {
  expect((await request.get('/not-found-page')).status()).toBe(404)
})
