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

describe('where a link of the dataset leads', () => {
  it.each<[string, Partial<LinkContent>, string]>([
    ['a page', {page: {path: '/about'}}, '/about'],
    ['another address', {kind: 'address', address: 'tel:999'}, 'tel:999'],
    ['a page although an address was left behind', {address: 'tel:1', page: {path: '/a'}}, '/a'],
    ['Home while no page is chosen, as in a draft', {page: null}, '/'],
    ['Home while no address is filled in', {kind: 'address', address: ''}, '/'],
    ['the waitlist while no form is chosen', {kind: 'dialog', dialog: null}, formPage('waitlist')],
  ])('is %s', (_, part, target) => {
    expect(linkTarget(link(part))).toBe(target)
    expect(html(part)).toContain(`href="${target}"`)
  })
})

describe('where a link leads that opens a form', () => {
  it.each<[DialogName, string | null, string]>([
    ['waitlist', null, '/register-interest'],
    ['earlyAccess', null, '/early-access'],
    ['interest', 'gp', '/not-available-yet'],
    // A dialog of its own that is a question, without a page.
    ['interest', 'carer', '/not-available-yet'],
    ['providerInterest', 'gp', '/providers/gp/register'],
    ['providerInterest', 'carer', '/providers/carer/register'],
    ['providerInterest', null, '/providers/gp/register'],
    ['download', 'appstore', '/download/ios'],
    ['download', 'playstore', '/download/android'],
  ])('is the page with the form: %s about %s', (dialog, subject, target) => {
    expect(linkTarget(link({kind: 'dialog', dialog, subject}))).toBe(target)
  })

  it('is the page with the form although another page was left behind', () => {
    const opener = link({kind: 'dialog', dialog: 'waitlist', page: {path: '/about'}})
    expect(linkTarget(opener)).toBe('/register-interest')
  })
})

describe('a link of the dataset', () => {
  it('says its label, and what only screen readers hear (WCAG 2.4.4)', () => {
    expect(html({page: {path: '/gp-visit'}, context: 'about GP at home'})).toMatch(
      /^<a href="\/gp-visit">Read on<span data-sr-only[^>]*> about GP at home<\/span><\/a>$/,
    )
  })

  it('says what it is given in place of its label', () => {
    expect(
      renderToStaticMarkup(<ContentLink link={link({page: {path: '/a'}})}>More</ContentLink>),
    ).toBe('<a href="/a">More</a>')
  })

  it('tells that it opens a dialog, which one and about what', () => {
    const opener = html({kind: 'dialog', dialog: 'interest', subject: 'nurse'})
    expect(opener).toContain('aria-haspopup="dialog"')
    expect(opener).toContain('data-dialog="interest"')
    expect(opener).toContain('data-subject="nurse"')
    expect(opener).toContain('href="/not-available-yet"')
  })

  it('claims no dialog when none was chosen', () => {
    expect(html({kind: 'dialog', dialog: null})).not.toMatch(/aria-haspopup|data-dialog/)
  })

  it('opens pages of the app in a new tab, and no others (DL-1)', () => {
    expect(html({page: {path: '/download/ios'}})).toContain('target="_blank" rel="noopener"')
    expect(html({page: {path: '/about'}})).not.toContain('target')
    expect(html({kind: 'address', address: 'https://example.org'})).not.toContain('target')
  })

  it('stands on a line of its own with an arrow that is not read out', () => {
    const line = renderToStaticMarkup(<ContentTextLink link={link({page: {path: '/faq'}})} />)
    expect(line).toMatch(/<a [^>]*href="\/faq"[^>]*>Read on<svg[^>]* aria-hidden="true"/)
  })
})
