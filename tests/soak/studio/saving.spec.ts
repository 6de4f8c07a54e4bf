import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, says, withRestored} = siteContent

/** The endpoint of every document change in the Studio. */
const actions = '**/data/actions/**'

test('Studio saves a pending change after the editor has left its form (OPS-3)', async ({
  page,
  studio,
}) => {
  const id = 'faq-left-unsaved'
  await withRestored([id], async () => {
    await contentClient.createOrReplace({_id: id, _type: 'faq', question: 'Who reads my notes?'})
    const written = 'Who reads my notes after I left?'
    const trouble = page.getByTestId('saving-trouble')
    let refused = 0
    await studio.openDocument('faq', id)
    await page.route(actions, (route) => {
      refused += 1
      return route.fulfill({status: 503, json: {statusCode: 503}})
    })
    await studio.textBox('question').fill('Who')
    await expect(trouble).toBeVisible()
    // Sanity sends this only after the first change has been saved.
    await studio.textBox('question').fill(written)

    await studio.openDocument('faq', 'faq-gp-5')
    const before = refused
    // Sanity alone would have dropped the change after five seconds, the Studio's delay between attempts.
    await expect.poll(() => refused - before).toBeGreaterThanOrEqual(3)
    await expect(trouble).toContainText('also when you go on to another document')
    await page.unroute(actions)
    await expect.poll(says(`drafts.${id}`, 'question', written)).toBe(true)
    await expect(trouble).toHaveCount(0)
    // The browser logs the refusals.
    expect(studio.takeIssues().filter((line) => !line.includes('503'))).toEqual([])
  })
})
