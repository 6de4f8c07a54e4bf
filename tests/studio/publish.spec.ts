import {diskFullCode} from '#content-lake/http/errors.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, says, withRestored} = siteContent

const faq = {_type: 'faq', question: 'Who keeps my notes?', category: 'GP visits', isListed: false}

/** The endpoint of every document change in the Studio. */
const actions = '**/data/actions/**'

test('one press publishes what was typed just before, also on a computer that is never idle (G-5)', async ({
  page,
  studio,
}) => {
  const id = 'faq-to-publish'
  await withRestored([id], async () => {
    await contentClient.createOrReplace({...faq, _id: id})
    await studio.openDocument('faq', id)
    // The rich-text editor reports a change after a second, and Sanity sends and checks it after another.
    for (const [pauseMs, isSlow, added, question] of [
      [0, false, 'You ', 'Who keeps them?'],
      [1000, false, 'do, ', 'Who has them?'],
      [0, true, 'alone.', 'Who reads them?'],
    ] as const) {
      await page.evaluate(drawSlowly, isSlow)
      await studio.type('answer', added)
      await studio.textBox('question').fill(question)
      await page.waitForTimeout(pauseMs)
      await studio.publish(says(id, 'question', question))
      await expect.poll(() => contentClient.getDocument(`drafts.${id}`)).toBeUndefined()
      const text = await contentClient.fetch<string>('pt::text(*[_id == $id][0].answer)', {id})
      expect(text).toContain(added.trim())
    }
    await page.evaluate(drawSlowly, false)
  })
})

test('Studio keeps a change that the content lake refuses, says why and saves it later (OPS-3)', async ({
  page: window,
  studio,
}) => {
  const id = 'faq-to-save'
  await withRestored([id], async () => {
    await contentClient.createOrReplace({...faq, _id: id})
    const written = 'Who else reads my notes?'
    const trouble = window.getByTestId('saving-trouble')
    await studio.openDocument('faq', id)
    await window.route(actions, (route) =>
      route.fulfill({status: 503, json: {statusCode: 503, errorCode: diskFullCode}}),
    )
    await studio.textBox('question').fill(written)
    await expect(trouble).toHaveText(
      /^Your changes are not saved yet: the disk of the content lake is full\..+tell whoever runs the site\.$/,
    )
    await window.unroute(actions)
    await expect.poll(says(`drafts.${id}`, 'question', written)).toBe(true)
    await expect(trouble).toHaveCount(0)
    await expect(studio.textBox('question')).toHaveValue(written)
    // The browser logs the refusals.
    expect(studio.takeIssues().filter((line) => !line.includes('503'))).toEqual([])
  })
})

/** Runs in the page: makes every frame take longer than the screen shows it, until it is switched off. */
function drawSlowly(isOn: boolean): void {
  Object.assign(window, {isSlow: isOn})
  const draw = () => {
    const end = performance.now() + 25
    while (performance.now() < end);
    if (Reflect.get(window, 'isSlow') === true) requestAnimationFrame(draw)
  }
  if (isOn) draw()
}
