import {expect, test} from '@playwright/test'

test('FAQ begins with a link to the guide and its search on a phone; the guide folds what is not urgent (FAQ-1, G-6)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/faq')
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeInViewport()
  await search.fill('insurance')
  await expect(page.getByText('1 question matches')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Can I claim on insurance?'})).toBeVisible()
  await search.fill('chest pain')
  await expect(page.getByText('No questions match.')).toBeVisible()
  await page.getByRole('link', {name: 'See where you should go'}).click()
  await expect(page.getByRole('heading', {name: 'Where should I go?'})).toBeInViewport()

  const places = page.locator('[data-place]:visible')
  const kinds = () =>
    places.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')))
  expect(await kinds()).toEqual(['emergency', 'urgent'])
  await page.getByText('It’s not urgent').click()
  await expect(places).toHaveCount(5)
  await page.getByText('It’s not urgent').click()
  const answers = page.getByRole('main').getByRole('radio').filter({visible: true})
  const all = await answers.count()
  await page.getByRole('radio', {name: 'It’s a minor problem'}).click()
  expect(await kinds()).toEqual(['emergency', 'pharmacist'])
  await expect(places.last()).toBeInViewport()
  await expect(answers).toHaveCount(all)
})

test('table row is a block that names its columns on a phone (DES-5)', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/privacy')
  const cell = page.getByRole('cell', {name: '24 months'}).first()
  await expect(cell).toBeVisible()
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
    'We keep it for',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('printed page has the logo and the e-mail address, no navigation, buttons and claim disclosures, and prices fit on two sheets (COPY-1)', async ({
  page,
}) => {
  await page.goto('/pricing')
  const sheets = (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(2)
  for (const path of ['/pricing', '/gp-visit']) {
    await page.goto(path)
    await page.emulateMedia({media: 'print'})
    await expect(page.getByRole('img', {name: 'Lamplight home'}).first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('hello@lamplight.example')).toBeVisible()
    await expect(page.getByText('It is not true yet').locator('visible=true')).toHaveCount(0)
    await expect(page.getByRole('button', {name: 'Print this page'})).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({media: null})
  }
})

test('card by the phone fits its sheet beside its longest translation (PHONE-1)', async ({
  page,
}) => {
  await page.goto('/card-by-the-phone')
  await page.getByRole('radio', {name: 'Polish'}).check({force: true})
  await page.emulateMedia({media: 'print'})
  const sheets = page.locator('[data-sheet]')
  const rest = await sheets.evaluateAll((all) =>
    all.map((one) => one.scrollHeight - one.clientHeight),
  )
  expect(rest).toEqual([0, 0])
})

test('page prints no text over another where a sheet ends (COPY-1)', async ({page}) => {
  await page.goto('/specialist-visit')
  await page.emulateMedia({media: 'print'})
  for (const height of [800, 1123]) {
    // Columns break like sheets, and scripts can measure them.
    const columns = `columns: 718px auto !important; column-fill: auto !important`
    await page.addStyleTag({content: `main { height: ${height}px !important; ${columns} }`})
    expect(await page.evaluate(overlaps), `at ${height} px`).toEqual([])
  }
})

/** Runs in the page: returns pairs of texts whose lines lie over each other. */
function overlaps(): string[] {
  const boxes = [...document.querySelectorAll('main :is(h2, h3, p)')].flatMap((element) =>
    [...element.getClientRects()].map(({left, right, top, bottom, height}) => {
      const text = element.textContent
      return {text, left, right, top: top + height / 5, bottom: bottom - height / 5}
    }),
  )
  const visible = boxes.filter(({left, right}) => right - left > 2)
  return visible.flatMap((a, index) =>
    visible
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} × ${b.text}`),
  )
}

test('feed and sitemap are well-formed XML (UPD-1, SEO-1)', async ({page, request}) => {
  for (const path of ['/updates/feed.xml', '/sitemap.xml']) {
    const xml = await (await request.get(path)).text()
    const error = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      return parsed.querySelector('parsererror')?.textContent ?? null
    }, xml)
    expect(error, path).toBeNull()
  }
})
