import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, dataFolder, expectShown, lake, publish, valueOf, visit, withRestored} =
  siteContent

const lock = join(import.meta.dirname, '..', '..', '..', dataFolder, 'content-lake', 'lock.json')
const soon = {timeout: 45_000, intervals: [50]}

/** Kills the process that the lock of the dataset's folder names. @returns its id */
function killLake(): number {
  const pid: unknown = Reflect.get(Object(JSON.parse(readFileSync(lock, 'utf8'))), 'pid')
  if (typeof pid !== 'number') throw new Error('The lock names no process.')
  process.kill(pid, 'SIGKILL')
  return pid
}

const lakeResponds = () =>
  fetch(`${lake}/_lake/health`).then(
    ({ok}) => ok,
    () => false,
  )

test('a killed content lake restarts, and the site works until then (OPS-3, decision 15)', async () => {
  const headline = 'Published after the accident'
  const expectPages = async () => {
    for (const path of ['/', '/contact', '/gp-visit']) expect((await visit(path)).status).toBe(200)
  }
  await withRestored(['page-contact'], async () => {
    const heard: string[] = []
    // The Studio opens such a listener for each document. It receives `welcome` whenever it connects.
    const listening = contentClient
      .listen(
        '*[_id == "page-contact"]',
        {},
        {events: ['welcome', 'mutation'], visibility: 'query'},
      )
      .subscribe((event) => heard.push(event.type))
    try {
      await expect.poll(() => heard.at(-1), soon).toBe('welcome')
      heard.length = 0
      const killed = killLake()
      await expectPages()
      await expect.poll(lakeResponds, soon).toBe(true)
      expect(readFileSync(lock, 'utf8')).not.toContain(`${killed}`)
      await expectPages()
      await expect.poll(async () => (await visit('/api/health')).status, soon).toBe(200)
      await expect.poll(() => heard, soon).toEqual(['welcome'])
      await publish('page-contact', {set: {'sections[0].heading': headline}})
      await expectShown('/contact', headline)
      await expect.poll(() => heard, soon).toContain('mutation')
    } finally {
      listening.unsubscribe()
    }
  })
})

const letters = 'the quick brown fox jumps over the lazy dog while the lamp is lit at night'

test('Studio keeps every letter in its order while the content lake is down for 8 seconds (OPS-3, G-5)', async ({
  page,
  studio,
}) => {
  const id = 'faq-of-an-outage'
  const draft = `drafts.${id}`
  await withRestored([id], async () => {
    for (const field of ['question', 'answer'] as const) {
      await contentClient.createOrReplace({_id: draft, _type: 'faq', category: 'GP visits'})
      await studio.openDocument('faq', id)
      await studio.type(field, letters.slice(0, 10))
      const outage = setInterval(() => {
        try {
          killLake()
        } catch {
          // It has not started again.
        }
      }, 500)
      setTimeout(() => clearInterval(outage), 8000)
      await page.keyboard.type(letters.slice(10), {delay: 150})
      // After many failures, the lake restarts with a longer delay.
      await expect.poll(lakeResponds, soon).toBe(true)
      if (field === 'question') {
        await expect.poll(() => valueOf(draft, 'question')).toBe(letters)
        await expect(studio.textBox(field)).toHaveValue(letters)
      } else {
        // The form is grey until it is connected again and takes no letters, unless some wait to be saved.
        await studio.formOpens()
        const shown = await studio.textBox(field).innerText()
        expect(letters.startsWith(shown), shown).toBe(true)
        expect(shown.length).toBeGreaterThanOrEqual(10)
        await expect.poll(() => valueOf(draft, 'answer[0].children[0].text')).toBe(shown)
      }
    }
  })
  // The browser logs the requests that failed.
  studio.takeIssues()
})
