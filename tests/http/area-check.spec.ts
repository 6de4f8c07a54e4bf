import {expect, test} from '@playwright/test'
import {pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {newAddress} from '#tests/support/forms.ts'
import {hrefOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'
import {storedRows} from '#tests/support/stored-rows.ts'
import {fieldLabelled, submitForm, valueOf} from '#tests/support/submit-form.ts'

test('coverage page lists every borough, says once what they all share (AREA-2)', async ({
  request,
}) => {
  const {main} = await openPage(request, '/coverage')
  const section = one(main, '#boroughs')
  const boroughs = one(section, '[data-parts]').querySelectorAll('li')
  expect(boroughs).toHaveLength(33)
  expect(boroughs.map(textOf).find((text) => text.startsWith('Hackney'))).toMatch(/E8/)
  expect(textOf(section).match(/Planned/g)).toHaveLength(1)
})

test('area check shows its result on a page and passes the area to the waitlist without scripts (AREA-1, AREA-3)', async ({
  request,
}) => {
  const page = await openPage(request, '/coverage')
  const form = one(page.main, '#area-check form')
  const result = await submitForm(request, page, form, [['Postcode', 'E8 3AB']])
  expect(result.url.pathname + result.url.hash).toBe('/coverage/e8#area-check')
  const check = one(result.main, '#area-check')
  expect(textOf(check)).toContain('Yes, we plan to visit E8 (Hackney).')
  const waitlist = await openPage(
    request,
    hrefOf(named(check, 'a', 'Be the first light in E8')) ?? '',
  )
  expect(waitlist.url.pathname).toBe('/register-interest/e8')
  const waitlistForm = one(waitlist.main, 'form')
  expect(valueOf(fieldLabelled(waitlistForm, /^First part of your postcode/))).toBe('E8')
  const email = newAddress('area-page')
  const received = await submitForm(request, waitlist, waitlistForm, [
    [/^First name/, ' Ada '],
    [/^Last name/, 'Lovelace'],
    [/^Email/, email],
  ])
  expect(received.url.pathname).toBe('/register-interest/received/e8')
  expect(storedRows('registration', email)).toMatchObject([{area: 'E8', forWhom: null}])
})

test('area check creates no page for a query or an unknown path (AREA-1)', async ({request}) => {
  const state = async (path: string) => {
    const response = await request.get(path)
    return [response.status(), response.headers()[pageCacheHeader]]
  }
  // For some milliseconds concurrent requests share the first response.
  await expect.poll(() => state('/coverage/n16')).toEqual([200, pageCacheStates.fresh])
  expect(await state('/coverage/n16?postcode=E1')).toEqual([200, pageCacheStates.fresh])
  for (const path of ['/coverage/m1', '/register-interest/zz9'])
    expect((await state(path))[0], path).toBe(404)
})

test('contact form sends the subject of the link that opened it, and no prefilled message (CONTACT-2)', async ({
  request,
}) => {
  const page = await openPage(request, '/contact/partnership')
  const form = one(page.main, 'form')
  const email = newAddress('subject')
  const person: [RegExp, string][] = [
    [/^First name/, 'Ada'],
    [/^Email/, email],
    [/^Organisation/, 'St Jude’s'],
  ]
  const refused = await submitForm(request, page, form, person)
  expect(refused.url.pathname).toBe('/contact/incomplete')
  expect(storedRows('message', email)).toEqual([])
  await submitForm(request, page, form, [...person, [/^Your message/, 'Monday or Friday?']])
  expect(storedRows('message', email)).toMatchObject([
    {
      subject: 'Request for a meeting',
      organisation: 'St Jude’s',
      message: 'Monday or Friday?',
    },
  ])
  expect((await request.get('/contact/nobody-knows')).status()).toBe(404)
})

test('pages that say what is stored link to a message about personal data (CONTACT-2)', async ({
  request,
}) => {
  for (const path of ['/contact', '/privacy', '/trust']) {
    const {main} = await openPage(request, path)
    expect(main.querySelector('a[href="/contact/my-data"]'), path).not.toBeNull()
  }
})
