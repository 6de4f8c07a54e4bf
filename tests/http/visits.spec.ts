import {expect, test} from '@playwright/test'
import type {HTMLElement} from 'node-html-parser'
import {
  type HtmlPage,
  hrefOf,
  named,
  one,
  openPage,
  sectionNamed,
  textOf,
} from '#tests/support/html-page.ts'
import {fieldLabelled} from '#tests/support/submit-form.ts'

const items = (page: HtmlPage, heading: string | RegExp) =>
  sectionNamed(page, heading).querySelectorAll('li')

const questions = ({main}: HtmlPage) =>
  main
    .querySelectorAll('summary, [aria-expanded]')
    .map(textOf)
    .filter((text) => text.includes('?'))

const videosIn = (elements: readonly HTMLElement[]) =>
  elements.filter((element) => element.querySelector('video') !== null)

test('/gp-visit has its facts, steps, reasons, doctors, app and questions (GP-1, GP-3, COPY-1)', async ({
  request,
}) => {
  const page = await openPage(request, '/gp-visit')
  const trail = named(page.root, 'nav', 'Breadcrumb')
  expect(hrefOf(named(trail, 'a', 'Home'))).toBe('/')
  expect(textOf(trail)).toContain('GP at home')
  const text = textOf(page.main)
  for (const fact of [
    'Home visit fee From £149',
    'Includes Consultation and basic prescriptions',
    'Planned times Same day, evenings, weekends',
    'Cancel or change Free up to 24 hours before',
  ]) {
    expect(text).toContain(fact)
  }
  const steps = items(page, 'Book a GP in 3 steps')
  expect(steps).toHaveLength(3)
  expect(videosIn(steps)).toHaveLength(3)
  expect(items(page, '6 things you can expect')).toHaveLength(6)
  named(page.main, 'h2', 'A GP with time for you')
  named(page.main, 'a', /App Store/)
  expect(questions(page)).toHaveLength(7)
  const opener = named(page.main, 'a', 'Request a visit')
  expect(opener.getAttribute('data-dialog')).toBe('interest')
  const join = named(page.main, 'a', 'Join the waitlist')
  expect(join.getAttribute('data-subject')).toBe('gp')
})

test('/gp-visit has six doctors, each with its facts and a link to an example profile (CARD-1, COUNT-1, LAW-11)', async ({
  request,
}) => {
  const page = await openPage(request, '/gp-visit')
  const cards = items(page, 'What a GP profile will look like').filter((item) =>
    item.querySelector('h3'),
  )
  expect(cards).toHaveLength(6)
  const card = named(page.main, 'h3', 'Dr Imran Callowby').closest('li')
  if (card === null) throw new Error('The doctor has no card.')
  for (const words of [
    'Example profile',
    'Family Medicine · 11 years of experience',
    'Walthamstow · Speaks English, Urdu, Punjabi',
    'Rated 4.8 out of 5 from 96 reviews (example)',
    'Example: available this afternoon',
    'Clinic',
    'Home visit',
  ]) {
    expect(textOf(card)).toContain(words)
  }
  const profile = named(card, 'a', 'See the example profile Dr Imran Callowby')
  expect(hrefOf(profile)).toBe('/doctors/imran-callowby')
  expect(page.main.querySelectorAll('a[href^="/book/"]'), 'nobody can book a sample').toEqual([])
})

test('/specialist-visit has its ways to meet, steps, reasons, banner, app and questions (SPEC-1, COUNT-1)', async ({
  request,
}) => {
  const page = await openPage(request, '/specialist-visit')
  for (const way of [
    'Home At your own table',
    'Video On your own screen',
    'Clinic At a London clinic',
  ]) {
    named(page.main, 'h3', way)
  }
  expect(items(page, /^6 specialties/).filter((item) => item.querySelector('h3'))).toHaveLength(6)
  const steps = items(page, 'Book a specialist in 3 steps')
  expect(steps).toHaveLength(3)
  expect(items(page, '6 things you can expect')).toHaveLength(6)
  expect(videosIn(steps)).toHaveLength(3)
  expect(textOf(one(sectionNamed(page, 'Book a specialist in 3 steps'), 'details'))).toMatch(
    /^What happens in the videos .*A phone asks “What is it about/,
  )
  named(page.main, 'h2', 'Time with the right person')
  named(page.main, 'a', /App Store/)
  expect(questions(page)).toHaveLength(7)
})

for (const [id, path, heading, listed] of [
  ['NURSE-1', '/nurse-visit', 'What a nurse will help with', 'Dressings'],
  ['CARER-1', '/carer-visit', 'What a carer will help with', 'Washing'],
] as const) {
  test(`${path} says that it is coming soon and what it will do, without a form (${id}, G-7)`, async ({
    request,
  }) => {
    const page = await openPage(request, path)
    expect(textOf(page.main)).toContain('Coming Soon')
    named(sectionNamed(page, heading), 'li h3, li h4', listed)
    expect(page.main.querySelectorAll('form')).toEqual([])
    const [first] = page.main.querySelectorAll('a[data-dialog]')
    expect(first && textOf(first), 'the action of the hero').toBe('Join the waitlist')
    const facts = sectionNamed(page, 'What we can tell you now').querySelectorAll('dt')
    expect(facts.map(textOf)).toEqual(['Who will come', 'Price', 'Until then'])
    expect(first?.getAttribute('data-dialog')).toBe('waitlist')
    const waitlist = await openPage(request, (first && hrefOf(first)) ?? '')
    const service = fieldLabelled(one(waitlist.main, 'form'), /^Which service/)
    expect(service.querySelector('[selected]')?.getAttribute('value')).toBe(path.slice(1, -6))
  })
}
