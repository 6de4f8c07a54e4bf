import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, says, valueOf, visit, withRestored} = siteContent

/** Returns the width of an image, which is zero until it is loaded. */
const widthOf = (element: Element) =>
  element instanceof HTMLImageElement ? element.naturalWidth : 0

test('Studio creates a page that visitors can open and find (G-2, G-5)', async ({
  page: window,
  studio,
}) => {
  const title = 'A page from nothing'
  const path = '/a-page-from-nothing'
  const ids = () =>
    contentClient.fetch<string[]>('*[_type == "page" && title == $title]._id', {title})
  try {
    await studio.create('page', 'pages;all')
    await studio.write('title', title, async () => (await ids()).length === 1)
    const [draft = ''] = await ids()
    const id = draft.replace('drafts.', '')
    await studio.field('path').getByRole('button', {name: 'Generate'}).click()
    await expect(studio.textBox('path')).toHaveValue(path)

    const headline = window.locator('input[id$=".headline"]')
    await test.step('the editor chooses a section by its picture', async () => {
      const menu = studio.sectionMenu
      const picture = menu.locator('img[src$="/sections/pageHero-panel.webp"]')
      await studio.openSectionMenu()
      const find = menu.getByPlaceholder('Search')
      await find.fill('photo')
      await expect(menu.getByText('Text, also beside a photo')).toBeVisible()
      // Only the page of search results may have this section.
      await find.fill('search')
      await expect(menu.getByText('Search', {exact: true})).toHaveCount(0)
      await find.fill('')
      await menu.getByRole('tab', {name: 'Openings'}).click()
      await expect(menu.locator('img[src$="/sections/priceTable.webp"]')).toHaveCount(0)
      await expect.poll(() => picture.evaluate(widthOf)).toBe(320)
      await picture.click()
      await expect(headline).toBeVisible()
    })
    await headline.fill('Made in a minute.')
    await expect.poll(() => valueOf(draft, 'sections[0].headline')).toBe('Made in a minute.')
    await window.getByRole('button', {name: 'Close dialog'}).click()

    await studio.pane.getByRole('tab', {name: 'Search engines and sharing'}).click()
    await studio.write('seo.title', title, says(draft, 'seo.title', title))
    await expect(studio.pane.getByTestId('letter-count').first()).toHaveText(
      `${title.length} of 60 letters`,
    )
    const result = studio.pane.getByTestId('seo-preview')
    await expect(result.getByRole('heading')).toHaveText(`${title} – Lamplight`)
    const description = 'Written by an editor.'
    await studio.write('seo.description', description, says(draft, 'seo.description', description))
    await studio.publish(says(id, 'title', title))
    await expectShown(path, 'Made in a minute.')
    await expectShown('/search?q=nothing', `href="${path}"`)
  } finally {
    await contentClient.delete({query: '*[_type == "page" && title == $title]', params: {title}})
  }
  await expect.poll(async () => (await visit(path)).status).toBe(404)
})

test('Studio asks before it moves a page, and the old path redirects once the move is published (G-2)', async ({
  page: window,
  studio,
}) => {
  const id = 'page-that-moves'
  const [oldest, old, current] = ['/page-that-was', '/page-that-moves', '/page-that-moved']
  await withRestored([id, 'redirect-older', 'redirect_page-that-moves'], async () => {
    await contentClient.createOrReplace(simplePage({id, path: old, headline: 'A page that moves'}))
    const older = {from: oldest, to: old}
    await contentClient.createOrReplace({_id: 'redirect-older', _type: 'redirect', ...older})
    await expect.poll(async () => (await visit(old)).status).toBe(200)

    await studio.openDocument('pages;all', id)
    await test.step('a small laptop shows three whole fields', async () => {
      const size = window.viewportSize() ?? {width: 1500, height: 900}
      await window.setViewportSize({width: 1280, height: 720})
      for (const name of ['title', 'path', 'breadcrumb'])
        await expect(studio.field(name)).toBeInViewport({ratio: 1})
      await window.setViewportSize(size)
    })
    await studio.write('path', current, says(`drafts.${id}`, 'path.current', current))
    await test.step('a refused publication changes nothing', async () => {
      await studio.footButton('Publish').click()
      const question = window.getByRole('dialog', {name: 'This changes an address'})
      await expect(question).toContainText(`${old} will lead to ${current}`)
      await window.route('**/data/actions/**', (route) => route.fulfill({status: 503, json: {}}))
      await question.getByTestId('confirm-publish').click()
      const refusal = window.getByRole('dialog', {name: 'This was not published'})
      await expect(refusal).toContainText('Nothing has changed for visitors')
      const redirects = '*[_type == "redirect" && (from in $paths || to in $paths)]{from, to}'
      expect(await contentClient.fetch(redirects, {paths: [old, current]})).toEqual([older])
      await window.unroute('**/data/actions/**')
      expect(studio.takeIssues().filter((line) => !line.includes('503'))).toEqual([])
      await window.keyboard.press('Escape')
      await expect(refusal).toBeHidden()
    })

    await studio.publish(says(id, 'path.current', current))
    await expectShown(current, 'A page that moves')
    for (const from of [old, oldest]) {
      await expect
        .poll(async () => {
          const {status, headers} = await visit(from)
          return [status, headers.get('location')]
        })
        .toEqual([308, current])
    }
  })
})
