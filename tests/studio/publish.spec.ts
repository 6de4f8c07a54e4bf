import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, says, withRestored} = siteContent

const id = 'faq-to-publish'

/** The rich-text editor reports a change after a second, and Sanity sends and checks it after another. */
for (const [pauseMs, where] of [
  [0, ''],
  [1000, ''],
  [0, ' on a computer that is never idle'],
] as const) {
  test(`one press publishes what was typed ${pauseMs} ms before${where} (G-5)`, async ({
    page,
    studio,
  }) => {
    await withRestored([id], async () => {
      await contentClient.createOrReplace({
        ...{_id: id, _type: 'faq', question: 'Who keeps my notes?', category: 'GP visits'},
        isListed: false,
      })
      await studio.openDocument('faq', id)
      if (where !== '') await page.evaluate(drawSlowly, true)
      await studio.type('answer', 'You do.')
      await studio.textBox('question').fill('Who keeps them?')
      await page.waitForTimeout(pauseMs)
      await studio.publish(says(id, 'question', 'Who keeps them?'))
      expect(await says(id, 'answer[0].children[0].text', 'You do.')()).toBe(true)
      await expect.poll(() => contentClient.getDocument(`drafts.${id}`)).toBeUndefined()
    })
    await page.evaluate(drawSlowly, false)
  })
}

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
