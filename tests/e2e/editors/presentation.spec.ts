import {isDeepStrictEqual} from 'node:util'
import type {APIRequestContext, Locator, Page} from '@playwright/test'
import {draftHeadline, openPreview} from '#tests/support/draft-preview.ts'
import {editors} from '#tests/support/edited-sites.ts'
import {withSecret} from '#tests/support/preview-secret.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {expect, test} from '#tests/support/studio.ts'
import {clickOnce, untilDone} from '#tests/support/until-done.ts'

const {contentClient, origin: site, withRestored} = editors

const headline = 'Write to us tonight'

const contactPage = async (request: APIRequestContext) =>
  (await request.get(`${site}/contact`)).text()

test('Presentation shows the site with drafts, which a visitor does not see', async ({
  page,
  request,
  studio,
}) => {
  await withRestored(['page-contact'], async () => {
    await draftHeadline(headline)
    const preview = await openPreview(page, studio, '/contact')
    await expect(preview.getByRole('heading', {level: 1})).toContainText(headline)
    await expect(studio.textBox('title')).toHaveValue('Contact us')
    const visitor = await contactPage(request)
    expect(visitor).not.toContain(headline)
    expect(visitor).not.toContain('You are looking at drafts.')
  })
})

test('a click on a heading opens its field, and what is typed appears on the page', async ({
  page,
  request,
  studio,
}) => {
  await withRestored(['page-contact'], async () => {
    const preview = await openPreview(page, studio, '/contact')
    const heading = preview.getByRole('heading', {level: 1})
    const field = page.locator('input[id$=".headline"]')
    // A click before the overlay is there is lost, and a second one takes the focus from the field that was opened.
    const overlay = preview.locator('[data-hovered] [data-sanity-overlay-element]')
    await untilDone(async (timeout) => {
      await page.mouse.move(0, 0)
      await heading.hover({timeout})
      await expect(overlay).toHaveCount(1, {timeout})
    })
    await heading.click()
    await expect(field).toBeFocused()

    await field.fill(headline)
    await expect(heading).toContainText(headline)
    expect(await contactPage(request)).not.toContain(headline)
  })
})

test('G-5: a section is moved by dragging it on the page, and added and removed by its menu', async ({
  page,
  studio,
}) => {
  const id = 'page-to-drag-on'
  const order = () =>
    contentClient.fetch<string[] | null>('*[_id == $draft][0].sections[]._key', {
      draft: `drafts.${id}`,
    })
  const typeOf = (index: number) =>
    contentClient.fetch<unknown>(`*[_id == $draft][0].sections[${index}]._type`, {
      draft: `drafts.${id}`,
    })
  await withRestored([id], async () => {
    const {sections, ...rest} = simplePage({id, path: '/page-to-drag-on', headline: 'Drag here'})
    const block = {_type: 'block', _key: 'text', style: 'normal', markDefs: [], children: []}
    const facts = {_type: 'prose', _key: 'below', heading: 'What is below', body: [block]}
    await contentClient.createOrReplace({...rest, sections: [...sections, facts]})
    const preview = await openPreview(page, studio, '/page-to-drag-on')
    const parts = preview.locator('main > section[data-sanity]')
    await expect(parts).toHaveCount(2)
    const moved = ['below', 'hero']
    await untilDone(async (timeout) => {
      // One that arrives late would be taken back by another.
      if (!isDeepStrictEqual(await order(), moved))
        await dragAbove(page, parts.nth(1), parts.nth(0))
      await expect.poll(order, {timeout}).toEqual(moved)
    })
    await expect(parts.first()).toContainText('What is below')

    // Its menu, by the right button, adds another one after it, and takes it away.
    const entry = (name: string) => preview.getByText(name, {exact: true})
    // The menu for before it may still be closing.
    const picture = preview.locator('img[src$="/sections/pageHero.webp"]').last()
    await untilDone(async (timeout) => {
      if ((await order())?.length === 3) return
      if (!(await entry('Insert after').isVisible())) await openMenuOf(page, parts.first())
      await entry('Insert after').click({timeout})
      await expect.poll(() => picture.evaluate(widthOfImage), {timeout}).toBe(320)
      await clickOnce(picture, timeout)
      await expect.poll(order, {timeout}).toHaveLength(3)
    })
    expect(await typeOf(1)).toBe('pageHero')
    await untilDone(async (timeout) => {
      if ((await order())?.includes('below') === false) return
      if (!(await entry('Remove').isVisible())) await openMenuOf(page, parts.first())
      await clickOnce(entry('Remove'), timeout)
      await expect.poll(order, {timeout}).not.toContain('below')
    })
    await expect(preview.getByText('What is below')).toHaveCount(0)
  })
})

test('decision 97: a page that is deleted while Preview shows it says so inside the frame', async ({
  page,
  studio,
}) => {
  const id = 'page-to-delete'
  const document = simplePage({id, path: '/page-to-delete', headline: 'Here for now'})
  await withRestored([id], async () => {
    await contentClient.createOrReplace(document)
    const preview = await openPreview(page, studio, '/page-to-delete')
    const heading = preview.getByRole('heading', {level: 1})
    await expect(heading).toContainText('Here for now')
    await contentClient.delete(id)
    await expect(heading).toContainText('404 – Page Not Found')
    await expect(preview.getByRole('navigation').first()).toBeVisible()
    await expect(preview.getByText('You are looking at drafts.')).toBeVisible()
  })
})

/** Opens the menu of a section where it has no text. */
async function openMenuOf(page: Page, section: Locator): Promise<void> {
  const box = await section.boundingBox()
  if (box === null) throw new Error('The section is not in sight.')
  const [x, y] = [box.x + box.width - 20, box.y + 40]
  await page.mouse.move(x, y - 10)
  await page.mouse.move(x, y, {steps: 3})
  await page.mouse.click(x, y, {button: 'right'})
}

/** Zero until the picture has arrived and could be read. */
function widthOfImage(element: Element): number {
  return element instanceof HTMLImageElement ? element.naturalWidth : 0
}

/** Drags a section by its right edge, where no text is, to the upper edge of another one. */
async function dragAbove(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('What is dragged is not in sight.')
  const x = start.x + start.width - 20
  await page.mouse.move(x, start.y + 30)
  await page.mouse.move(x, start.y + 40, {steps: 3})
  await page.mouse.down()
  await page.mouse.move(x, end.y + 10, {steps: 12})
  await page.mouse.up()
}

test('every page of the site can be rendered with drafts', async ({page, studio}) => {
  await openPreview(page, studio, '/contact')
  const paths = await contentClient.fetch<string[]>(
    'array::unique(*[_type == "page"].path.current)',
  )
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const answer = await page.request.get(`${site}${path}`)
    expect(await answer.text(), path).toContain('You are looking at drafts.')
    expect(answer.status(), path).toBe(200)
  }
})

test('leaving draft mode goes back to what is published', async ({page, studio}) => {
  await withRestored(['page-contact'], async () => {
    await draftHeadline(headline)
    await openPreview(page, studio, '/contact')
    await page.goto(`${site}/contact`)
    const heading = page.getByRole('heading', {level: 1})
    await expect(heading).toContainText(headline)

    await page.getByRole('link', {name: 'Show what is published'}).click()
    await expect(page).toHaveURL(`${site}/`)
    await page.goto(`${site}/contact`)
    await expect(heading).toHaveText('Contact us')
    await expect(page.getByText('You are looking at drafts.')).toHaveCount(0)
  })
})

for (const [what, query] of [
  ['no secret', ''],
  ['a secret that is none', '?sanity-preview-secret=guessed&sanity-preview-pathname=/contact'],
] as const) {
  test(`draft mode is refused to a visitor with ${what}`, async ({request}) => {
    const answer = await request.get(`${site}/api/draft-mode/enable${query}`, {maxRedirects: 0})
    expect(answer.status()).toBe(401)
    expect(answer.headers()).not.toHaveProperty('set-cookie')
  })
}

test('decision 49: a draft session ends by itself, and leads to pages of this site alone', async ({
  request,
}) => {
  await withSecret(async (linkTo) => {
    const enable = async (path: string) => await request.get(linkTo(path), {maxRedirects: 0})
    const away = await enable('/..//evil.example')
    expect(away.status()).toBe(307)
    expect(new URL(away.headers()['location'] ?? '', site).origin).toBe(site)

    const opened = await enable('/contact')
    expect(opened.headers()['location']).toContain('/contact')
    const cookies = opened
      .headersArray()
      .filter(({name}) => name.toLowerCase() === 'set-cookie')
      .map(({value}) => value)
    const session = cookies.find((cookie) => cookie.startsWith('draft-session=')) ?? ''
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/Max-Age=43200/i)

    // Next's cookie alone, which is the same until the next build, shows what visitors see.
    const next = cookies.find((cookie) => cookie.startsWith('__prerender_bypass=')) ?? ''
    const pageWith = async (cookie: string) =>
      await (await fetch(`${site}/contact`, {headers: {cookie}})).text()
    const valueOf = (cookie: string) => cookie.split(';', 1)[0] ?? ''
    expect(await pageWith(`${valueOf(next)}; ${valueOf(session)}`)).toContain(
      'You are looking at drafts.',
    )
    expect(await pageWith(valueOf(next))).not.toContain('You are looking at drafts.')
  })
})
