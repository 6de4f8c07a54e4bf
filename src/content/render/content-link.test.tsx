import {renderTree} from '#lib/testing/render.ts'
import type {DialogName} from '#shared/forms/all-forms.ts'
import {formPage} from '#shared/html-forms.ts'
import {ContentLink, type LinkContent, linkTarget} from './content-link.tsx'
import {ContentTextLink} from './text-link.tsx'

const link = (part: Partial<LinkContent>): LinkContent => ({
  label: 'Read on',
  kind: 'page',
  ...part,
})
const dialog = (name: DialogName | null, subject: string | null = null) =>
  ({kind: 'dialog', dialog: name, subject, page: {path: '/leftover'}}) as const
const render = async (part: Partial<LinkContent>) => {
  const anchor = (await renderTree(<ContentLink link={link(part)} />)).querySelector('a')
  if (anchor === null) throw new Error('There is no link.')
  return anchor
}

describe('linkTarget', () => {
  it.each<[string, Partial<LinkContent>, string]>([
    ['a page', {page: {path: '/about'}}, '/about'],
    ['another address', {kind: 'address', address: 'tel:999'}, 'tel:999'],
    ['a page despite a leftover address', {address: 'tel:1', page: {path: '/a'}}, '/a'],
    ['Home while no page is chosen, as in a draft', {page: null}, '/'],
    ['Home while no address is filled in', {kind: 'address', address: ''}, '/'],
    ['the waitlist while no form is chosen', dialog(null), formPage('waitlist')],
    ['the form', dialog('waitlist'), '/register-interest'],
    ['the form', dialog('earlyAccess'), '/early-access'],
    ['the form', dialog('interest', 'gp'), '/not-available-yet'],
    // Its own dialog has a question but no page.
    ['the form', dialog('interest', 'carer'), '/not-available-yet'],
    ['the form', dialog('providerInterest', 'gp'), '/providers/gp/register'],
    ['the form', dialog('providerInterest', 'carer'), '/providers/carer/register'],
    ['the form', dialog('providerInterest'), '/providers/gp/register'],
    ['the form', dialog('download', 'appstore'), '/download/ios'],
    ['the form', dialog('download', 'playstore'), '/download/android'],
  ])('leads to %s: %j', async (_, part, target) => {
    expect(linkTarget(link(part))).toBe(target)
    expect((await render(part)).getAttribute('href')).toBe(target)
  })
})

describe('ContentLink', () => {
  it('renders its label and context for screen readers (WCAG 2.4.4)', async () => {
    const anchor = await render({page: {path: '/gp-visit'}, context: 'about GP at home'})
    expect(anchor.text).toBe('Read on about GP at home')
    expect(anchor.querySelector('[data-sr-only]')?.text).toBe(' about GP at home')
  })

  it('has attributes for the dialog and its subject, when there is one', async () => {
    expect((await render(dialog('interest', 'nurse'))).attributes).toMatchObject({
      'aria-haspopup': 'dialog',
      'data-dialog': 'interest',
      'data-subject': 'nurse',
    })
    expect((await render(dialog(null))).toString()).not.toMatch(/aria-haspopup|data-dialog/)
  })

  it('opens only download pages in a new tab (DL-1)', async () => {
    const tab = {target: '_blank', rel: 'noopener'}
    expect((await render({page: {path: '/download/ios'}})).attributes).toMatchObject(tab)
    for (const other of [
      {page: {path: '/about'}},
      {kind: 'address', address: 'https://example.org'},
    ] as const)
      expect((await render(other)).attributes).not.toHaveProperty('target')
  })

  it('has an arrow hidden from screen readers as ContentTextLink', async () => {
    const line = await renderTree(<ContentTextLink link={link({page: {path: '/faq'}})} />)
    expect(line.querySelector('a[href="/faq"] svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
