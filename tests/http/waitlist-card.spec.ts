import {expect, test} from '@playwright/test'
import sharp from 'sharp'
import {newAddress} from '#tests/support/forms.ts'
import {hrefOf, metaOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'
import {submitForm} from '#tests/support/submit-form.ts'

const base = '/register-interest/received'

test('waitlist without scripts leads to a page with the card of its place (FORM-9, FORM-6)', async ({
  request,
}) => {
  const form = await openPage(request, '/register-interest/nurse')
  const received = await submitForm(request, form, one(form.main, 'form'), [
    [/^First name/, 'Ada'],
    [/^Last name/, 'Lovelace'],
    [/^Email/, newAddress('card')],
    [/^First part of your postcode/, 'se5 8ab'],
  ])
  expect(received.url.pathname).toBe(`${base}/nurse-se5`)
  expect(metaOf(received, 'robots')).toMatch(/^noindex/)
  const card = one(received.main, '[data-waitlist-card]')
  expect(textOf(one(card, 'h2'))).toBe('You’re on the list for SE5')
  expect(textOf(card)).toContain('Nurse at home')
  expect(textOf(card)).toContain('Visits haven’t started yet.')
  expect(textOf(one(received.main, '[data-opening-door] text'))).toBe('19')
  expect(hrefOf(named(received.main, 'a', 'Save this card'))).toBe(`${base}/nurse-se5.png`)
})

test('card of a place is a picture to download, for known places only (FORM-9)', async ({
  request,
}) => {
  for (const [path, name] of [
    [base, 'waitlist'],
    [`${base}/gp-tower-hamlets`, 'gp-tower-hamlets'],
  ]) {
    const response = await request.get(`${path}.png`)
    expect([path, response.status()]).toEqual([path, 200])
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}.png"`,
      'x-robots-tag': 'noindex',
    })
    const {format, width, height} = await sharp(await response.body()).metadata()
    expect([format, width, height]).toEqual(['png', 1080, 1350])
  }
  for (const path of [`${base}/m1.png`, `${base}/GP.png`, '/register-interest/se5.png']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect((await response.body()).byteLength, path).toBeLessThan(100)
  }
  expect((await request.get(`${base}/gp-nowhere`)).status()).toBe(404)
})
