import {expect, test, type APIRequestContext} from '@playwright/test'
import {contentClient} from '#tests/support/content-client.ts'
import {datasetOf} from '#tests/support/dataset.ts'
import {lakeAnswers, lakePid} from '#tests/support/lake-process.ts'

const {publish, withRestored} = datasetOf(contentClient)

const soon = {timeout: 20_000, intervals: [50]}

async function expectPages(request: APIRequestContext): Promise<void> {
  for (const path of ['/', '/contact', '/gp-visit']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
}

test('a killed content lake restarts, and the site works until then (OPS-3, decision 15)', async ({
  request,
}) => {
  const headline = 'Published after the accident'
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
      // After a second failure shortly after the first, the lake restarts with a longer delay.
      for (const accident of ['first', 'second']) {
        await expect.poll(() => heard.at(-1), soon).toBe('welcome')
        heard.length = 0
        const before = lakePid()
        process.kill(before, 'SIGKILL')
        await expectPages(request)
        await expect.poll(lakeAnswers, {...soon, message: `after the ${accident}`}).toBe(true)
        expect(lakePid()).not.toBe(before)
        await expectPages(request)
      }
      await expect.poll(async () => (await request.get('/api/health')).status(), soon).toBe(200)
      await expect.poll(() => heard, soon).toEqual(['welcome'])
      await publish('page-contact', {set: {'sections[0].heading': headline}})
      await expect
        .poll(async () => (await request.get('/contact')).text(), soon)
        .toContain(headline)
      await expect.poll(() => heard, soon).toContain('mutation')
    } finally {
      listening.unsubscribe()
    }
  })
})
