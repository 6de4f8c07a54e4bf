import {editors} from '#tests/support/edited-sites.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, origin: site, withRestored} = editors

const says = (id: string, path: string) => async () =>
  (await contentClient.fetch<unknown>('*[_id == $id][0].path.current', {id})) === path

test('G-2: a page that is moved leads visitors of its old address to the new one, once it is published', async ({
  page,
  request,
  studio,
}) => {
  const id = 'page-that-moves'
  const redirects = ['redirect-older', 'redirect_page-that-moves', 'redirect_page-that-moved']
  await withRestored([id, ...redirects], async () => {
    await contentClient.createOrReplace(
      simplePage({id, path: '/page-that-moves', headline: 'A page that moves'}),
    )
    const older = {from: '/page-that-was', to: '/page-that-moves'}
    await contentClient.createOrReplace({_id: 'redirect-older', _type: 'redirect', ...older})
    const answer = (path: string) => request.get(`${site}${path}`, {maxRedirects: 0})
    const led = async (from: string) => {
      const response = await answer(from)
      return [response.status(), response.headers()['location']]
    }
    await expect.poll(async () => (await answer('/page-that-moves')).status()).toBe(200)

    await studio.openDocument('pages', id)
    const write = (to: string) => studio.write('path', to, says(`drafts.${id}`, to))

    // A publication that the lake refuses, after a question, changes nothing.
    await write('/page-that-moved')
    await studio.footButton('Publish').click()
    const question = page.getByRole('dialog', {name: 'This changes an address'})
    await expect(question).toContainText('/page-that-moves will lead to /page-that-moved')
    await page.route('**/data/actions/**', (route) => route.fulfill({status: 503, json: {}}))
    await question.getByTestId('confirm-publish').click()
    const refusal = page.getByRole('dialog', {name: 'This was not published'})
    await expect(refusal).toContainText('Nothing has changed for visitors')
    expect(
      await contentClient.fetch<unknown>(
        '*[_type == "redirect" && (from in $paths || to in $paths)]{from, to}',
        {paths: ['/page-that-moves', '/page-that-moved']},
      ),
    ).toEqual([older])
    await page.unroute('**/data/actions/**')
    expect(studio.takeIssues().filter((line) => !line.includes('503'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(refusal).toBeHidden()

    const move = async (to: string) => {
      await write(to)
      await studio.publish(says(id, to))
      await expect.poll(async () => (await answer(to)).status()).toBe(200)
    }
    await move('/page-that-moved')
    await expect.poll(() => led('/page-that-moves')).toEqual([308, '/page-that-moved'])
    await expect.poll(() => led('/page-that-was')).toEqual([308, '/page-that-moved'])

    // And back: the address it has again leads nowhere else, and nothing leads in a circle.
    await move('/page-that-moves')
    await expect.poll(() => led('/page-that-moved')).toEqual([308, '/page-that-moves'])
  })
})
