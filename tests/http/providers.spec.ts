import {expect, test} from '@playwright/test'
import {hrefOf, named, one, openPage, sectionNamed, textOf} from '#tests/support/html-page.ts'
import {fieldLabelled} from '#tests/support/submit-form.ts'

for (const [profession, art] of [
  ['gp', /design for the practice hub/],
  ['specialist', /design for the workspace/],
] as const) {
  test(`page for a ${profession} has one form, a payslip marked as an example, and says that its hub is a design (PROV-1, PROV-2)`, async ({
    request,
  }) => {
    const page = await openPage(request, `/providers/${profession}`)
    const {main} = page
    named(main, '[role=img], img', art)
    expect(textOf(one(main, 'figure'))).toContain('This is a design')
    fieldLabelled(one(main, 'form'), /^First Name/)
    const payslip = sectionNamed(page, 'What a visit pays')
    expect(textOf(payslip)).toMatch(/Example figures .*Our fee.*You are paid £126\.65/)
    expect(main.querySelectorAll('details[data-item]')).toHaveLength(6)
  })
}

test('partners page offers a call, an e-mail or a meeting (PROV-4)', async ({request}) => {
  const {main} = await openPage(request, '/providers/partners')
  const ways = one(main, 'dl')
  expect(ways.querySelectorAll('dt'), 'phone and address are invented').toHaveLength(1)
  expect(ways.querySelectorAll('a[href^="tel:"]')).toEqual([])
  expect(ways.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1)
  expect(textOf(main)).toMatch(
    /phone number \(Mon-Fri 9AM to 5PM GMT\) and the address where you can meet us will be here before/,
  )
  expect(textOf(ways)).toContain('We reply within 24 hours.')
  expect(hrefOf(named(main, 'a', 'Schedule a Meeting'))).toBe('/contact/partnership')
  const contact = await openPage(request, '/contact/partnership')
  expect(textOf(one(contact.main, 'h1'))).toBe('Schedule a meeting')
  fieldLabelled(one(contact.main, 'form'), /^Organisation/)
  expect(hrefOf(named(one(contact.main, 'nav'), 'a', 'Partners'))).toBe('/providers/partners')
})

test('guides can be downloaded, read as a page and read as Easy Read (PROV-5)', async ({
  request,
}) => {
  const page = await openPage(request, '/providers/policies')
  expect(page.main.querySelectorAll('h2').map(textOf)).toEqual([
    'Policies & Guidelines',
    'Guides',
    'Terms & Conditions',
    'Would you like to work with us?',
  ])
  expect(page.main.querySelectorAll('dl > div')).toHaveLength(6)
  const list = sectionNamed(page, 'Guides')
  const guides = list.querySelectorAll('li:has(h3)')
  expect(guides).toHaveLength(4)
  expect(guides.filter((guide) => textOf(guide).includes('Draft, PDF, '))).toHaveLength(4)
  expect(textOf(list).match(/(?<=Final version: about )[\d.]+ MB/g)).toEqual([
    '2.4 MB',
    '1.8 MB',
    '1.2 MB',
    '3.1 MB',
  ])
  const link = named(page.main, 'a', /^Download Guidelines/)
  expect(link.getAttribute('download') ?? hrefOf(link)).toContain('clinical-guidelines.pdf')
  const download = await request.get(hrefOf(link) ?? '')
  expect(download.headers()['content-disposition'] ?? '').not.toMatch(/inline/)
  const bytes = await download.body()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1'), 'it is tagged for screen readers').toMatch(/\/Marked true/)

  const easyRead = hrefOf(named(page.main, 'a', /^Easy Read/)) ?? ''
  expect(easyRead).toMatch(/\/clinical-guidelines\/easy-read$/)
  const easy = await openPage(request, easyRead)
  expect(textOf(easy.main)).toContain('Say your name.')
  const whole = await openPage(request, hrefOf(named(easy.main, 'a', 'See the full guide')) ?? '')
  named(whole.main, 'h2, h3', 'When to call 999')
})
