import {expect, test} from '@playwright/test'
import {hrefOf, metaOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'

const profile = '/doctors/adaeze-thornbury'

test('profile names the doctor, is marked as an example and offers the waitlist (G-2, LAW-11)', async ({
  request,
}) => {
  const page = await openPage(request, profile)
  expect(textOf(one(page.main, 'h1'))).toBe('Dr Adaeze Thornbury')
  expect(textOf(page.main)).toContain('Example profile')
  expect(textOf(page.main)).toContain('No number: this is an example')
  expect(metaOf(page, 'robots')).toContain('noindex')
  expect(textOf(one(page.main, '[lang=ig]'))).toBe('Ndewo')
  const [opener] = page.main.querySelectorAll('a[data-dialog]')
  expect(opener && textOf(opener)).toBe('Join the waitlist')
  expect(opener?.getAttribute('data-subject')).toBe('gp')
  expect(page.main.querySelectorAll('a[href^="/book/"]'), 'nobody can book a sample').toEqual([])
})

test('booking page says that it takes no bookings, offers the waitlist and says whom to call (G-2, MOD-3)', async ({
  request,
}) => {
  const {main} = await openPage(request, '/book/adaeze-thornbury')
  expect(textOf(one(main, 'h1'))).toBe('We can’t take bookings just yet')
  expect(textOf(main)).toContain('You asked about Dr Adaeze Thornbury')
  expect(hrefOf(named(main, 'a', '999'))).toBe('tel:999')
  named(main, 'button', 'Join the waitlist')
  expect(textOf(main)).toContain('How likely are you to use this service')
})

test('specialist has a profile, and a booking page that shows the door of specialists (G-2, DES-1)', async ({
  request,
}) => {
  const specialist = await openPage(request, '/specialists/leila-ashgrovian')
  expect(textOf(one(specialist.main, 'h1'))).toBe('Dr Leila Ashgrovian')
  const booking = '/book/specialist/leila-ashgrovian'
  const door = one((await openPage(request, booking)).main, '[data-door=specialist]')
  expect(textOf(one(door, 'text'))).toBe('21')
})

test('profile without hyphens redirects, and unknown profiles return 404 (MAP-4)', async ({
  request,
}) => {
  const moved = await request.get('/doctors/adaezethornbury', {maxRedirects: 0})
  expect(moved.status()).toBe(308)
  expect(new URL(moved.headers()['location'] ?? '', 'http://site').pathname).toBe(profile)
  for (const path of ['/doctors/nobody', '/book/nobody', '/specialists/adaeze-thornbury']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('languages page links each language to its speakers and their profiles', async ({request}) => {
  const {main} = await openPage(request, '/languages')
  const list = named(main, 'nav', 'Languages')
  const target = hrefOf(named(list, 'a', /^Welsh/)) ?? ''
  const welsh = one(main, target)
  expect(textOf(one(welsh, '[lang=cy]'))).toContain('Helo')
  expect(hrefOf(one(welsh, 'a'))).toBe('/doctors/rhodri-venkatesan')
  expect(hrefOf(named(main, 'a', 'Ask us about your language'))).toBe('/contact')
})
