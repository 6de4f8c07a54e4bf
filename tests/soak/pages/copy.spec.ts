import {expect, test} from '@playwright/test'
import {contentClient} from '#tests/support/content-client.ts'
import {isKnown, knownCopy} from '#tests/support/known-copy.ts'
import {visibleTexts} from '#tests/support/visible-texts.ts'

/** Searches that find pages and an area, show the emergency notice and find nothing. */
const searches = ['skin doctor', 'hackney', 'chest pain', 'qwertzu']

/** Pages without a document of their own. */
const others = [
  '/doctors/adaeze-thornbury',
  '/specialists/leila-ashgrovian',
  '/book/adaeze-thornbury',
  '/book/specialist/leila-ashgrovian',
  '/coverage/n1',
  '/coverage/hackney',
  '/coverage/outside',
  '/coverage/not-a-postcode',
  '/contact/my-data',
  '/no/such/page',
]

test('every text of every page comes from the dataset (G-5)', async ({request}) => {
  const documents = await contentClient.fetch<Record<string, unknown>[]>(
    '*[!(_id in path("drafts.**")) && !(_type match "system.*")]',
  )
  const copy = knownCopy(documents, new Date(), searches)
  const published = await contentClient.fetch<string[]>('*[_type == "page"].path.current')
  expect(published.length).toBeGreaterThan(40)
  const found = searches.map((query) => `/search?q=${encodeURIComponent(query)}`)

  let count = 0
  const unknown: string[] = []
  for (const path of [...published, ...others, ...found]) {
    const texts = visibleTexts(await (await request.get(path)).text())
    expect(texts.length, path).toBeGreaterThan(5)
    count += texts.length
    const strange = texts.filter((text) => !isKnown(text, copy))
    unknown.push(...strange.map(({place, text}) => `${path} ${place}: ${text}`))
  }
  expect(unknown).toEqual([])
  expect(count).toBeGreaterThan(5000)
})
