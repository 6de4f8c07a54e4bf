import {readFile} from 'node:fs/promises'
import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydrated.ts'

const main = (page: Page) => page.getByRole('main')

test('PROV-1, PROV-2: the form stands on the page as well, and the picture of the hub says that it is a design', async ({
  page,
}) => {
  for (const [profession, art] of [
    ['gp', /design for the practice hub/],
    ['specialist', /design for the workspace/],
  ] as const) {
    await page.goto(`/providers/${profession}`)
    await expect(main(page).getByRole('img', {name: art})).toBeVisible()
    await expect(main(page).getByRole('figure')).toContainText('The picture shows a design')
    await expect(main(page).getByLabel('First Name')).toBeVisible()
    await expect(main(page).locator('details[data-item]')).toHaveCount(6)
  }
})

test('PROV-3: a nurse finds the form beside the hero, on one screen', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openHydrated(page, '/providers/nurse')
  await expect(main(page).getByLabel('Years of experience')).toBeInViewport()
  await expect(main(page).getByRole('heading', {level: 1})).toBeInViewport()
  await expect(page.getByText('What you will need')).toBeVisible()
  // The dialog has the door of nurses, and not that of GPs (DES-1).
  await main(page).getByRole('link', {name: 'Register Interest'}).click()
  await expect(page.getByRole('dialog').locator('[data-door="nurse"]').first()).toBeVisible()
})

test('PROV-4: partners call, write or ask for a meeting', async ({page}) => {
  await page.goto('/providers/partners')
  const ways = main(page).locator('dl')
  await expect(ways.getByRole('link', {name: '020 7946 0123'})).toHaveAttribute(
    'href',
    'tel:+442079460123',
  )
  await expect(ways).toContainText('Mon-Fri 9AM to 5PM GMT')
  await expect(ways.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(ways).toContainText('We reply within 24 hours.')
  const meeting = main(page).getByRole('link', {name: 'Schedule a Meeting'}).last()
  await meeting.click()
  await expect(page).toHaveURL('/contact/partnership')
  await expect(page.getByLabel('Message')).toHaveValue(/^I would like to arrange a meeting/)
})

test('PROV-5: the guidelines are downloaded, and every guide can be read as a page and as Easy Read', async ({
  page,
}) => {
  await page.goto('/providers/policies')
  await expect(main(page).getByRole('heading', {level: 2})).toHaveText([
    'Policies & Guidelines',
    'Guides',
    'Terms & Conditions',
  ])
  await expect(main(page).locator('dl > div')).toHaveCount(6)
  const guides = main(page).locator('li:has(h3)')
  await expect(guides).toHaveCount(4)
  for (const size of ['2.4 MB', '1.8 MB', '1.2 MB', '3.1 MB']) {
    await expect(guides.filter({hasText: `PDF, ${size}`})).toHaveCount(1)
  }
  const downloading = page.waitForEvent('download')
  await main(page)
    .getByRole('link', {name: /^Download Guidelines/})
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('clinical-guidelines.pdf')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).toMatch(/\/Marked true/)

  await guides
    .first()
    .getByRole('link', {name: /^Easy Read/})
    .click()
  await expect(page).toHaveURL(/\/clinical-guidelines\/easy-read$/)
  await expect(main(page).getByText('Say your name.')).toBeVisible()
  await main(page).getByRole('link', {name: 'Read as a page'}).click()
  await expect(main(page).getByRole('heading', {name: 'When to call 999'})).toBeVisible()
})

test.describe('the readiness checklist', () => {
  const tick = (page: Page) => page.getByRole('checkbox', {name: /GMC registration/})

  test('PROV-6: keeps ticks on the device alone, and only from the first tick on', async ({
    page,
  }) => {
    const sent: string[] = []
    await page.goto('/providers/checklist')
    await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText('0 of 7 found')
    expect(await page.evaluate(() => localStorage.getItem('checklist'))).toBeNull()
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await tick(page).check()
    await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText('1 of 7 found')
    await page.reload()
    await expect(tick(page)).toBeChecked()
    await page.getByRole('button', {name: 'Clear my ticks'}).click()
    await expect(tick(page)).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('checklist'))).toBeNull()
    expect(sent).toEqual([])
  })

  test('PROV-6: prints the list of the chosen role, and nothing around it', async ({page}) => {
    await page.goto('/providers/checklist')
    await page.getByRole('radio', {name: /Nurse/}).check()
    await expect(page.getByText('An NMC Pin')).toBeVisible()
    await page.emulateMedia({media: 'print'})
    await expect(page.getByText('An NMC Pin')).toBeVisible()
    await expect(page.getByText('On the GP Register')).toBeHidden()
    await expect(page.getByRole('button', {name: 'Print my list'})).toBeHidden()
    await expect(page.getByRole('radio').first()).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('PROV-6: roles and ticks work, and no button is there that does not', async ({page}) => {
    await page.goto('/providers/checklist')
    await page.getByRole('radio', {name: /Carer/}).check()
    const references = page.getByRole('checkbox', {name: /2 references/}).locator('visible=true')
    await references.check()
    await expect(references).toBeChecked()
    await expect(page.getByText('On the GP Register')).toBeHidden()
    await expect(page.getByRole('button', {name: 'Print my list'})).toBeHidden()
  })
})
