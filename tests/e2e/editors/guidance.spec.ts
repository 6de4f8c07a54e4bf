import {diskFullCode} from '#content-lake/http/errors.ts'
import {editors} from '#tests/support/edited-sites.ts'
import {expect, test} from '#tests/support/studio.ts'
import {untilDone} from '#tests/support/until-done.ts'

const {contentClient, origin: site, withRestored} = editors

/** Everything that the Studio writes into documents. */
const actions = '**/data/actions/**'

const questionOf = (id: string) => contentClient.fetch<unknown>('*[_id == $id][0].question', {id})

/** Zero until the picture has arrived and could be read. */
const widthOf = (element: Element) =>
  element instanceof HTMLImageElement ? element.naturalWidth : 0

test('a mistake is said beside its field, and what is corrected is published after a look at what changes', async ({
  page,
  studio,
}) => {
  const id = 'faq-gp-5'
  await withRestored([id], async () => {
    const published = await questionOf(id)
    await studio.openDocument('faq', id)
    const drafted = (text: string) => async () =>
      ((await questionOf(`drafts.${id}`)) ?? '') === text
    await studio.write('question', '', drafted(''))
    const reason = studio.pane.getByTestId('reason-error')
    await expect(reason).toHaveText(
      'Cannot be published: This is empty. Fill it in, as the line above says.',
    )
    await expect(studio.footButton('Publish')).toBeDisabled()

    // A word in braces that nothing fills, as when a letter is missing.
    const misspelt = 'Does {brnd} look after my notes?'
    await studio.write('question', misspelt, drafted(misspelt))
    await expect(reason).toHaveText(
      'Cannot be published: Nothing fills {brnd}: check the spelling, or leave out the braces.',
    )
    await expect(studio.footButton('Publish')).toBeDisabled()

    const corrected = 'Who looks after my notes?'
    await studio.write('question', corrected, drafted(corrected))
    await expect(reason).toHaveCount(0)
    await expect(studio.footButton('Publish')).toBeEnabled()
    await studio.footButton('Publish').click()
    const dialog = page.getByRole('dialog', {name: /^This changes \d pages$/})
    await expect(dialog.getByTestId('pages-that-change')).toContainText('(/gp-visit)')
    await dialog.getByRole('button', {name: 'Not yet'}).click()
    await expect(dialog).toBeHidden()
    expect(await questionOf(id)).toBe(published)

    await studio.publish(async () => (await questionOf(id)) === corrected)

    // Above the form stands which pages these are, and a press on one opens it.
    const shownOn = studio.pane.getByRole('button', {name: /^Used on /})
    const link = studio.pane.getByRole('link', {name: 'Request a GP visit'})
    await untilDone(async (timeout) => {
      if (!(await link.isVisible())) await shownOn.click({timeout})
      await link.click({timeout})
    })
    await expect(page).toHaveURL(/\/presentation\/.+gp-visit/)
    const preview = page.locator('iframe').contentFrame()
    await expect(preview.getByText('You are looking at drafts.')).toBeVisible()
    await expect(preview.getByText(corrected).first()).toBeAttached()
  })
})

test('OPS-3: what the content lake does not take is said in words, waits in the form, and is saved when there is room', async ({
  page,
  studio,
}) => {
  const id = 'faq-gp-6'
  await withRestored([id], async () => {
    const written = 'Who else reads my notes?'
    const trouble = page.getByTestId('saving-trouble')
    await studio.openDocument('faq', id)
    await page.route(actions, (route) =>
      route.fulfill({status: 503, json: {statusCode: 503, errorCode: diskFullCode}}),
    )
    await studio.textBox('question').fill(written)
    await expect(trouble).toHaveText(
      /^Your changes are not saved yet: the disk of the content lake is full\..+Tell whoever runs the site\.$/,
    )
    await expect(studio.textBox('question')).toHaveValue(written)
    // The browser says so too.
    const isRefusal = (line: string) => line.includes('503')
    expect(studio.takeIssues().filter((line) => !isRefusal(line))).toEqual([])

    await page.unroute(actions)
    await expect.poll(() => questionOf(`drafts.${id}`)).toBe(written)
    await expect(trouble).toHaveCount(0)
    await expect(studio.textBox('question')).toHaveValue(written)
    expect(studio.takeIssues().filter((line) => !isRefusal(line))).toEqual([])
  })
})

test('OPS-3: what waits is saved also when its form was left', async ({page, studio}) => {
  const id = 'faq-gp-6'
  await withRestored([id], async () => {
    const [begun, written] = ['Who', 'Who reads my notes after I left?']
    const trouble = page.getByTestId('saving-trouble')
    const isRefusal = (line: string) => line.includes('503')
    let refused = 0
    await studio.openDocument('faq', id)
    await page.route(actions, (route) => {
      refused += 1
      return route.fulfill({status: 503, json: {statusCode: 503, errorCode: diskFullCode}})
    })
    await studio.textBox('question').fill(begun)
    await expect(trouble).toContainText('Your changes are not saved yet')
    // Sanity sends this only when what was typed before has arrived.
    await studio.textBox('question').fill(written)

    await studio.openDocument('faq', 'faq-gp-5')
    const before = refused
    // By then Sanity would have dropped what it had not sent: it waits five seconds, we at most as long before each
    // attempt.
    await expect.poll(() => refused - before).toBeGreaterThanOrEqual(3)
    await expect(trouble).toBeVisible()
    await studio.page.getByRole('link', {name: 'Overview'}).click()
    await expect(page.getByTestId('overview')).toBeVisible()
    await expect(trouble).toContainText('also when you go on to another document')

    await page.unroute(actions)
    await expect.poll(() => questionOf(`drafts.${id}`)).toBe(written)
    await expect(trouble).toHaveCount(0)
    expect(studio.takeIssues().filter((line) => !isRefusal(line))).toEqual([])
  })
})

test('a section is chosen by its picture, and a text with a best length says how long it is', async ({
  page,
  studio,
}) => {
  await studio.openDocument('pages', 'page-careers')
  const menu = studio.sectionMenu
  const picture = menu.locator('img[src$="/sections/posterHero.webp"]')
  const others = menu.locator('img[src$="/sections/priceTable.webp"]')
  const filter = menu.getByRole('tab', {name: 'Openings'})
  await untilDone(async (timeout) => {
    await studio.openSectionMenu()
    await filter.click({timeout})
    await expect(picture).toBeVisible({timeout})
    await expect(others).toHaveCount(0, {timeout})
    await expect.poll(() => picture.evaluate(widthOf), {timeout}).toBe(320)
  })
  await page.keyboard.press('Escape')

  await studio.pane.getByRole('tab', {name: 'Search engines and sharing'}).click()
  await expect(studio.pane.getByTestId('letter-count').first()).toHaveText(/^\d+ of 60 letters$/)
})

test('G-5: a page is made from nothing', async ({page, request, studio}) => {
  const title = 'A page from nothing'
  const found = () =>
    contentClient.fetch<{_id: string; path: string | null; headline: string | null}[]>(
      '*[_type == "page" && title == $title]{_id, "path": path.current, "headline": sections[0].headline}',
      {title},
    )
  try {
    await studio.open('structure/pages')
    await page.getByRole('button', {name: 'Create new document'}).click()
    await page.getByTestId('create-new-page').click()
    await studio.write('title', title, async () => (await found()).length === 1)
    await studio.field('path').getByRole('button', {name: 'Generate'}).click()
    await expect(studio.textBox('path')).toHaveValue('/a-page-from-nothing')

    const headline = page.locator('input[id$=".headline"]')
    // What was written before may still arrive, and the form that shows it closes the menu.
    await untilDone(async (timeout) => {
      if (await headline.isVisible()) return
      await studio.openSectionMenu()
      await studio.sectionMenu.getByPlaceholder('Search').fill('Hero of a page', {timeout})
      await studio.sectionMenu.locator('img[src$="/sections/pageHero.webp"]').click({timeout})
      await expect(headline).toBeVisible({timeout: 30_000})
    })
    await headline.fill('Made in a minute.')
    await expect.poll(async () => (await found())[0]?.headline).toBe('Made in a minute.')
    await page.getByRole('button', {name: 'Close dialog'}).click()

    await studio.pane.getByRole('tab', {name: 'Search engines and sharing'}).click()
    const [draft] = await found()
    const says = (field: string, text: string) => async () =>
      (await contentClient.fetch<unknown>(`*[_id == $id][0].seo.${field}`, {id: draft?._id})) ===
      text
    await studio.write('seo.title', title, says('title', title))
    await studio.write('seo.description', 'Made by a test.', says('description', 'Made by a test.'))
    await studio.publish(async () => (await found()).some(({_id}) => !_id.startsWith('drafts.')))
    await expect
      .poll(async () => (await request.get(`${site}/a-page-from-nothing`)).text())
      .toContain('Made in a minute.')
  } finally {
    await contentClient.delete({query: '*[_type == "page" && title == $title]', params: {title}})
  }
})
