import {expect, test} from '@playwright/test'

for (const path of ['/contact', '/privacy', '/trust']) {
  test(`CONTACT-2: ${path} leads on to a message about one’s data`, async ({page}) => {
    await page.goto(path)
    await page.locator('main a[href="/contact/my-data"]').first().click()
    await expect(page.getByLabel('Message')).toHaveValue(/^I have a question about my data\./)
  })
}

test('G-6, FAQ-1: where to go is chosen without a script, and 999 never leaves', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto('/faq')
  const places = page.locator('[data-place]')
  await expect(places).toHaveCount(5)
  for (const [answer, kinds] of [
    ['It is a small problem', ['emergency', 'pharmacist']],
    ['It can wait, and travel is hard', ['emergency', 'gp', 'home']],
    ['Someone’s life is at risk', ['emergency']],
  ] as const) {
    await page.getByRole('radio', {name: answer}).check()
    const visible = await places.evaluateAll((cards) =>
      cards.filter((card) => card.checkVisibility()).map((card) => card.getAttribute('data-place')),
    )
    expect(visible).toEqual(kinds)
  }
  await context.close()
})

test('FAQ-1: a link to a question opens it, and the filter leaves what fits', async ({page}) => {
  await page.goto('/faq#will-you-share-my-data-with-my-gp')
  await expect(page.getByText('Only with your consent.')).toBeVisible()
  const shown = page.locator('main details:visible')
  const all = await shown.count()
  await page.getByRole('searchbox').fill('insurance')
  await expect(page.getByText('1 question fits')).toBeVisible()
  await expect(shown).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(shown).toHaveCount(all)
})

test('COPY-1, G-7: prices follow settings and services, and a receipt adds up', async ({page}) => {
  await page.goto('/pricing')
  const row = (name: string) => page.getByRole('row', {name})
  await expect(row('GP at home')).toContainText('From £149')
  await expect(row('Nurse at home')).toContainText('Coming Soon')
  await expect(page.getByText('You pay').locator('xpath=following-sibling::dd')).toHaveText([
    '£149',
    '£189',
  ])
  await page.emulateMedia({media: 'print'})
  await expect(page.getByRole('button', {name: 'Print this page'})).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('DES-5: on a phone a row of a table is a block that names its columns', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/trust')
  const cell = page.getByRole('cell', {name: '24 months'}).first()
  await expect(cell).toBeVisible()
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
    'We keep it for',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('FTR-2, G-6: what can be called or written to is a link wherever it stands', async ({
  page,
}) => {
  for (const route of ['/faq', '/pricing', '/trust', '/privacy', '/clinical-safety', '/contact']) {
    await page.goto(route)
    const loose = await page.evaluate(() => {
      const pattern = /[\w.+-]+@[\w-]+\.\w+|(?<![\d£])\b0\d{2,4} \d{3,4} \d{3,4}\b/
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const {textContent, parentElement} = walker.currentNode
        if (parentElement?.closest('a, script, style, template') !== null) continue
        if (pattern.test(textContent ?? '')) found.push(textContent ?? '')
      }
      return found
    })
    expect({route, loose}).toEqual({route, loose: []})
  }
})
