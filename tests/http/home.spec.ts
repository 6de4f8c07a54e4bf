import {expect, test} from '@playwright/test'
import {hrefOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'

test('Home has every section of the specification (HOME-1…6)', async ({request}) => {
  const {root, main} = await openPage(request, '/')
  named(main, 'a', /^Early Access/)
  expect(hrefOf(named(main, 'a', /^Learn more/))).toBe('/about')
  for (const step of [/choose/i, /Search and book with AI/, /Get care at home/]) {
    named(main, 'h3', step)
  }
  for (const [name, words, path] of [
    ['GP at home', 'View more', '/gp-visit'],
    ['Nurse at home', 'Coming Soon', '/nurse-visit'],
    ['Specialist', 'View more', '/specialist-visit'],
    ['Home carer', 'Coming Soon', '/carer-visit'],
  ] as const) {
    const card = named(main, 'h3', name).closest('li')
    if (card === null) throw new Error(`${name} has no card.`)
    expect(hrefOf(named(card, 'a', new RegExp(words)))).toBe(path)
  }
  const text = textOf(main)
  for (const words of ['283,474', '15 weeks', 'High', '100K', '5K', '5.0/5', '200+']) {
    expect(text).toContain(words)
  }
  named(main, 'a', /App Store/)
  named(main, 'a', /Google Play/)
  named(one(root, 'header'), 'a', 'Register Interest')
})

test('HTML of a page contains its styles', async ({request}) => {
  const {html} = await openPage(request, '/')
  const body = html.slice(html.indexOf('<body'))
  expect(body.match(/<style/g)?.length).toBeGreaterThan(10)
  expect(html).toMatch(/background(-color)?:\s*var\(--/)
})
