import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydrated.ts'

const items = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({has: page.getByRole('heading', {level: 2, name: heading})})
    .getByRole('listitem')

test('GP-1, GP-3, COPY-1: /gp-visit has its facts, steps in clips, reasons, doctors, app and questions', async ({
  page,
}) => {
  await openHydrated(page, '/gp-visit')
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'})
  await expect(trail.getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/')
  await expect(trail).toContainText('GP at home')
  for (const [fact, value] of [
    ['Home visit fee', 'From £149'],
    ['Includes', 'Consultation, basic prescriptions'],
    ['Planned times', 'Same day, evenings, weekends'],
    ['Change of plan', 'Free up to 24 hours before'],
  ] as const) {
    await expect(page.getByText(fact, {exact: true}).locator('..')).toContainText(value)
  }
  const steps = items(page, 'Book a GP in 3 steps')
  await expect(steps).toHaveCount(3)
  await expect(steps.locator('video')).toHaveCount(3)
  await expect(items(page, '6 reasons to choose our doctors')).toHaveCount(6)
  await expect(page.getByRole('heading', {name: 'A GP who has time for you'})).toBeVisible()
  await expect(page.locator('main').getByRole('link', {name: 'App Store'})).toBeVisible()
  await expect(
    page
      .locator('main summary, main [aria-expanded]')
      .filter({hasText: '?', hasNotText: 'How do we know?'}),
  ).toHaveCount(7)

  await page.getByRole('main').getByRole('link', {name: 'Request a visit'}).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('CARD-1, COUNT-1: six doctors, each with all that a card says and its two links', async ({
  page,
}) => {
  await page.goto('/gp-visit')
  const cards = items(page, 'What a GP profile will look like')
  await expect(cards).toHaveCount(6)
  const card = cards.filter({has: page.getByRole('heading', {name: 'Dr Imran Callowby'})})
  for (const words of [
    'Example profile',
    'Family Medicine\u00A0· 11\u00A0years of experience',
    'Walthamstow\u00A0· Speaks English, Urdu, Punjabi',
    'Rated 4.8 out of 5 from 96 reviews (example)',
    'Next free: This afternoon',
    'In person',
    'Home visit',
  ]) {
    await expect(card).toContainText(words)
  }
  await expect(card.getByRole('link', {name: 'Book Dr Imran Callowby'})).toHaveAttribute(
    'href',
    '/book/imran-callowby',
  )
  await expect(card.getByRole('link', {name: 'View profile Dr Imran Callowby'})).toHaveAttribute(
    'href',
    '/doctors/imran-callowby',
  )
  // The time is seen once: on the portrait, or in words where cards are rows.
  await expect(card.locator('[data-on-portrait]')).toBeVisible()
  await page.setViewportSize({width: 390, height: 844})
  await expect(card.locator('[data-on-portrait]')).toBeHidden()
  await expect(card.getByText('Next free: This afternoon')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({javaScriptEnabled})

    test('SPEC-1: specialists are filtered by how to meet, and counted', async ({page}) => {
      await page.goto('/specialist-visit')
      const rows = items(page, 'Choose by name')
      const count = page.getByRole('status').filter({hasText: 'in this list'})
      await expect(rows).toHaveCount(6)
      await expect(count.locator('span').filter({visible: true})).toHaveText([
        '6 specialists in this list',
      ])
      for (const [choice, names] of [
        ['Video', ['Ashgrovian', 'Dunmoor', 'Carrowell', 'Kellawood']],
        ['Home', ['Wrenfield', 'Dunmoor', 'Kellawood', 'Pembrowe']],
        ['Clinic', ['Ashgrovian', 'Wrenfield', 'Carrowell', 'Kellawood', 'Pembrowe']],
      ] as const) {
        await page.getByRole('radio', {name: choice}).check()
        const shown = rows.filter({visible: true}).getByRole('heading', {level: 3})
        await expect(shown).toHaveText(names.map((name) => new RegExp(name)))
        await expect(count.locator('span').filter({visible: true})).toHaveText([
          `${names.length} specialists in this list`,
        ])
      }
    })
  })
}

test('SPEC-1: the choice can be made with the keyboard alone', async ({page}) => {
  await page.goto('/specialist-visit')
  const any = page.getByRole('radio', {name: 'Any way'})
  await any.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', {name: 'Home'})).toBeChecked()
  await expect(items(page, 'Choose by name').filter({visible: true})).toHaveCount(4)
})

test('SPEC-1, COUNT-1: /specialist-visit has its ways to meet, steps, reasons, banner, app and questions', async ({
  page,
}) => {
  await page.goto('/specialist-visit')
  for (const way of [
    'Home At your own table',
    'Video On your own screen',
    'Clinic At a London clinic',
  ]) {
    await expect(page.getByRole('heading', {level: 3, name: way})).toBeVisible()
  }
  await expect(items(page, 'Book a specialist in 3 steps')).toHaveCount(3 + 6)
  const steps = page.getByRole('listitem').filter({has: page.locator('video')})
  await expect(steps).toHaveCount(3)
  await steps.first().getByText('What happens in the video').click()
  await expect(steps.first().getByText(/^A phone shows the question/)).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Time with the right person'})).toBeVisible()
  await expect(page.locator('main').getByRole('link', {name: 'App Store'})).toBeVisible()
  await expect(
    page.locator('main summary, main [aria-expanded]').filter({hasText: '?'}),
  ).toHaveCount(7)
})

for (const [id, path, words, listed] of [
  ['NURSE-1', '/nurse-visit', 'What a nurse will help with', 'Dressings'],
  ['CARER-1', '/carer-visit', 'What a carer will help with', 'Washing'],
] as const) {
  test(`${id}, G-7: ${path} says that it is coming, what it will do, and asks in a dialog`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await expect(
      page.getByRole('main').getByText('Coming Soon', {exact: true}).first(),
    ).toBeVisible()
    await expect(items(page, words).getByRole('heading', {name: listed})).toBeVisible()
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', {name: 'Tell us if you would use it'}).click()
    await expect(page.getByRole('dialog')).toContainText(/how likely/i)
  })
}

test('nothing stands out of the visit pages at 320 px (WCAG 1.4.10)', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700})
  for (const path of ['/gp-visit', '/specialist-visit', '/nurse-visit', '/carer-visit']) {
    await page.goto(path)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})
