import {killLake, lakeAnswers} from '#tests/support/lake-process.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, valueOf, withRestored} = siteContent

const letters = 'the quick brown fox jumps over the lazy dog while the lamp is lit at night'

test('Studio keeps every letter in its order while the content lake is down for 8 seconds (OPS-3, G-5)', async ({
  page,
  studio,
}) => {
  const id = 'faq-of-an-outage'
  const draft = `drafts.${id}`
  const stored = {
    question: () => valueOf(draft, 'question'),
    answer: () => valueOf(draft, 'answer[0].children[0].text'),
  }
  await withRestored([id], async () => {
    for (const field of ['question', 'answer'] as const) {
      await contentClient.createOrReplace({_id: draft, _type: 'faq', category: 'GP visits'})
      await studio.openDocument('faq', id)
      await studio.type(field, letters.slice(0, 10))
      const outage = setInterval(killLake, 500)
      setTimeout(() => {
        clearInterval(outage)
      }, 8000)
      await page.keyboard.type(letters.slice(10), {delay: 150})
      // After many failures, the lake restarts with a longer delay.
      await expect.poll(lakeAnswers, {timeout: 45_000}).toBe(true)
      if (field === 'question') {
        await expect.poll(stored.question).toBe(letters)
        await expect(studio.textBox(field)).toHaveValue(letters)
      } else {
        // The form is grey until it is connected again and takes no letters, unless some wait to be saved.
        await studio.formOpens()
        const shown = await studio.textBox(field).innerText()
        expect(letters.startsWith(shown), shown).toBe(true)
        expect(shown.length).toBeGreaterThanOrEqual(10)
        await expect.poll(stored.answer).toBe(shown)
      }
    }
  })
  // The browser logs the requests that failed.
  studio.takeIssues()
})
