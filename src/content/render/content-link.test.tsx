import {renderToStaticMarkup} from 'react-dom/server'
import {formPage} from '#shared/html-forms.ts'
import type {DialogName} from '#shared/forms/all-forms.ts'
import {ContentLink, type LinkContent, linkTarget} from './content-link.tsx'
import {ContentTextLink} from './text-link.tsx'

const link = (part: Partial<LinkContent>): LinkContent => ({
  label: 'Read on',
  kind: 'page',
  ...part,
})
const html = (part: Partial<LinkContent>) => renderToStaticMarkup(<ContentLink link={link(part)} />)

describe('linkTarget', () => {
  it.each<[string, Partial<LinkContent>, string]>([
    ['a page', {page: {path: '/about'}}, '/about'],
    ['another address', {kind: 'address', address: 'tel:999'}, 'tel:999'],
    ['a page despite a leftover address', {address: 'tel:1', page: {path: '/a'}}, '/a'],
    ['Home while no page is chosen, as in a draft', {page: null}, '/'],
    ['Home while no address is filled in', {kind: 'address', address: ''}, '/'],
    ['the waitlist while no form is chosen', {kind: 'dialog', dialog: null}, formPage('waitlist')],
  ])('leads to %s', (_, part, target) => {
    expect(linkTarget(link(part))).toBe(target)
    expect(html(part)).toContain(`href="${target}"`)
  })
})

describe('linkTarget of a dialog link', () => {
  it.each<[DialogName, string | null, string]>([
    ['waitlist', null, '/register-interest'],
    ['earlyAccess', null, '/early-access'],
    ['interest', 'gp', '/not-available-yet'],
    // Its own dialog has a question but no page.
    ['interest', 'carer', '/not-available-yet'],
    ['providerInterest', 'gp', '/providers/gp/register'],
    ['providerInterest', 'carer', '/providers/carer/register'],
    ['providerInterest', null, '/providers/gp/register'],
    ['download', 'appstore', '/download/ios'],
    ['download', 'playstore', '/download/android'],
  ])('is the page of the form %s about %s', (dialog, subject, target) => {
    expect(linkTarget(link({kind: 'dialog', dialog, subject, page: {path: '/leftover'}}))).toBe(
      target,
    )
  })
})

describe('ContentLink', () => {
  it('renders its label and context for screen readers (WCAG 2.4.4)', () => {
    expect(html({page: {path: '/gp-visit'}, context: 'about GP at home'})).toMatch(
      /^<a href="\/gp-visit">Read on<span data-sr-only[^>]*> about GP at home<\/span><\/a>$/,
    )
  })

  it('has attributes for the dialog and its subject', () => {
    const opener = html({kind: 'dialog', dialog: 'interest', subject: 'nurse'})
    expect(opener).toContain('aria-haspopup="dialog"')
    expect(opener).toContain('data-dialog="interest"')
    expect(opener).toContain('data-subject="nurse"')
    expect(opener).toContain('href="/not-available-yet"')
  })

  it('has no dialog attributes without a dialog', () => {
    expect(html({kind: 'dialog', dialog: null})).not.toMatch(/aria-haspopup|data-dialog/)
  })

  it('opens only download pages in a new tab (DL-1)', () => {
    expect(html({page: {path: '/download/ios'}})).toContain('target="_blank" rel="noopener"')
    expect(html({page: {path: '/about'}})).not.toContain('target')
    expect(html({kind: 'address', address: 'https://example.org'})).not.toContain('target')
  })

  it('has an arrow hidden from screen readers as ContentTextLink', () => {
    const line = renderToStaticMarkup(<ContentTextLink link={link({page: {path: '/faq'}})} />)
    expect(line).toMatch(/<a [^>]*href="\/faq"[^>]*>Read on<svg[^>]* aria-hidden="true"/)
  })
})
