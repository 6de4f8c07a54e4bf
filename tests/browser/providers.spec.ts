import {expect, test} from '@playwright/test'

test('checklist stores ticks only on the device and prints only the chosen role (PROV-6)', async ({
  page,
}) => {
  const sent: string[] = []
  const stored = () => page.evaluate(() => localStorage.getItem('checklist'))
  const tick = page.getByRole('checkbox', {name: /GMC registration/})
  await page.goto('/providers/checklist')
  const count = page.getByRole('status').filter({hasText: 'of 7'})
  await expect(count).toHaveText('0 of 7 ready')
  expect(await stored()).toBeNull()
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await tick.check()
  await expect(count).toHaveText('1 of 7 ready')
  await page.reload()
  await expect(tick).toBeChecked()
  await page.getByRole('button', {name: 'Clear my ticks'}).click()
  await expect(tick).not.toBeChecked()
  expect(await stored()).toBeNull()
  expect(sent).toEqual([])

  await page.getByRole('radio', {name: /Nurse/}).check()
  await page.emulateMedia({media: 'print'})
  await expect(page.getByText('An NMC Pin')).toBeVisible()
  const box = await page.locator('label', {hasText: 'An NMC Pin'}).evaluate((label) => {
    const {width, height, borderTopStyle} = getComputedStyle(label, '::before')
    return {width, height, borderTopStyle}
  })
  expect(box).toEqual({width: box.height, height: box.height, borderTopStyle: 'solid'})
  await expect(page.getByText('On the GP Register')).toBeHidden()
  await expect(page.getByRole('button', {name: 'Print my list'})).toBeHidden()
  await expect(page.getByRole('radio').first()).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('checklist filters by role and hides buttons that need scripts (PROV-6)', async ({page}) => {
    await page.goto('/providers/checklist')
    await page.getByRole('radio', {name: /Carer/}).check()
    const references = page.getByRole('checkbox', {name: /2 references/}).locator('visible=true')
    await references.check()
    await expect(references).toBeChecked()
    await expect(page.getByText('On the GP Register')).toBeHidden()
    await expect(page.getByRole('button', {name: 'Print my list'})).toBeHidden()
  })
})
