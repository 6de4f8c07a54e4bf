import {expect, test} from '@playwright/test'
import {hrefOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'

test('pricing page shows the prices of settings and services, and receipts add up (COPY-1, G-7)', async ({
  request,
}) => {
  const {main} = await openPage(request, '/pricing')
  const rows = main.querySelectorAll('tr').map(textOf)
  expect(rows.find((row) => row.startsWith('GP at home'))).toContain('From £149')
  expect(rows.find((row) => row.startsWith('Nurse at home'))).toContain('Coming Soon')
  const totals = main
    .querySelectorAll('dt')
    .filter((term) => textOf(term) === 'You pay')
    .map(({nextElementSibling}) => nextElementSibling && textOf(nextElementSibling))
  expect(totals).toEqual(['£149', '£189'])
})

test('each answer on /faq has an id to link to (FAQ-1)', async ({request}) => {
  const {main} = await openPage(request, '/faq')
  const question = main.querySelector('[id="will-you-share-my-data-with-my-gp"]')
  expect(question && textOf(question)).toContain('Only if you agree.')
  const opening = one(main, 'section:has(h1)')
  expect(hrefOf(named(opening, 'a', 'Go to the questions'))).toBe('#questions')
  one(main, '#questions [id="will-you-share-my-data-with-my-gp"]')
})

test('phone numbers and e-mail addresses are links wherever they appear (FTR-2, G-6)', async ({
  request,
}) => {
  const contact = /[\w.+-]+@[\w-]+\.\w+|(?<![\d£])\b0\d{2,4} \d{3,4} \d{3,4}\b/
  for (const path of ['/faq', '/pricing', '/trust', '/privacy', '/clinical-safety', '/contact']) {
    const {root} = await openPage(request, path)
    const links = root.querySelectorAll('a')
    expect(links.filter((link) => /^(mailto|tel):/.test(hrefOf(link) ?? ''))).not.toEqual([])
    for (const element of [...links, ...root.querySelectorAll('template')]) element.remove()
    expect(contact.exec(textOf(one(root, 'body')))?.[0], path).toBeUndefined()
  }
})
