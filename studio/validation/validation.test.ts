import {emailNames} from '#shared/emails.ts'
import {missingAlternativeText} from './alternative-text.ts'
import {issueOfClinicianSlug, slugFromName} from './clinician-slug.ts'
import {issueOfEmail, issueOfPhone, issueOfTitleTemplate} from './contact-facts.ts'
import {issuesOfAnchors} from './duplicate-anchors.ts'
import {strayHighlight} from './highlight.ts'
import {unknownName} from './known-name.ts'
import {isLinkAddress, linkKind, missingLinkTarget} from './link-target.ts'
import {pathFromTitle} from './page-path.ts'
import {issueOfPosition} from './position.ts'
import {unevenRows} from './table-rows.ts'

describe('the address of a link', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'mailto:hello@example.org',
    'tel:999',
    'tel:+442079460123',
    '/about',
    '/gp-visit#faq',
    '/',
    '#steps',
  ])('may be %s', (address) => {
    expect(isLinkAddress(address)).toBe(true)
  })

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    '//example.org',
    'example.org',
    'about',
    'https://',
    'mailto:nobody',
    'tel:call us',
    '#',
    '',
  ])('may not be %j', (address) => {
    expect(isLinkAddress(address)).toBe(false)
  })
})

describe('a link', () => {
  it.each([
    {kind: 'page', page: {_ref: 'page-about'}},
    {kind: 'address', address: '#part'},
    {kind: 'dialog', dialog: 'waitlist'},
    {page: {_ref: 'page-about'}},
    undefined,
  ])('is complete: %j', (link) => {
    expect(missingLinkTarget(link)).toBeUndefined()
  })

  it.each([
    [{kind: 'page', address: '#part'}, 'Choose the page to go to.'],
    [{kind: 'address', address: ''}, 'Fill in the address to go to.'],
    [{kind: 'dialog', page: {_ref: 'page-about'}}, 'Choose the form that opens.'],
    [{kind: 'video'}, 'Choose where the link leads.'],
    [{}, 'Choose the page to go to.'],
  ])('is incomplete: %j', (link, message) => {
    expect(missingLinkTarget(link)).toBe(message)
  })

  it('leads to a page until an editor chooses otherwise', () => {
    expect([linkKind(undefined), linkKind({}), linkKind({kind: 'dialog'})]).toEqual([
      'page',
      'page',
      'dialog',
    ])
  })
})

describe('a picture', () => {
  it('needs words or the mark that it is decorative', () => {
    const image = {asset: {_ref: 'image-1'}}
    expect(missingAlternativeText({image})).toContain('Describe the picture')
    expect(missingAlternativeText({image, alt: '  '})).toContain('Describe the picture')
    expect(missingAlternativeText({image, alt: 'A door'})).toBeUndefined()
    expect(missingAlternativeText({image, decorative: true})).toBeUndefined()
    expect(missingAlternativeText({})).toBeUndefined()
  })
})

describe('the underlined part of a headline', () => {
  it('occurs in it letter by letter', () => {
    expect(strayHighlight('at home.', 'Healthcare is at home.')).toBeUndefined()
    expect(strayHighlight(undefined, 'Healthcare is at home.')).toBeUndefined()
    expect(strayHighlight('At home', 'Healthcare is at home.')).toContain('letter by letter')
    expect(strayHighlight('at home', undefined)).toContain('letter by letter')
  })
})

describe('the name of an e-mail', () => {
  it.each(emailNames)('may be %s', (name) => {
    expect(unknownName(name, emailNames)).toBeUndefined()
  })

  it.each(['welcome', 'Footer', ''])('may not be %j', (name) => {
    expect(unknownName(name, emailNames)).toContain('It knows: waitlistWelcome,')
  })
})

describe('a table', () => {
  it('has a text for each column in every row', () => {
    const columns = ['Service', 'Price']
    expect(unevenRows({columns, rows: [{cells: ['GP', '£1']}]})).toBeUndefined()
    expect(unevenRows({columns, rows: [{cells: ['GP', '£1']}, {cells: ['Nurse']}]})).toBe(
      'Row 2 needs 2 texts, one for each column.',
    )
    expect(unevenRows({columns, rows: ['GP']})).toContain('Row 1')
    expect(unevenRows(undefined)).toBeUndefined()
  })
})

describe('the path made from what an editor typed', () => {
  it.each([
    ['About us', '/about-us'],
    ['/providers/gp', '/providers/gp'],
    ['Café & Crème!', '/cafe-creme'],
    ['//a///b/', '/a/b'],
    ['/', '/'],
  ])('%j becomes %j', (text, path) => {
    expect(pathFromTitle(text)).toBe(path)
  })
})

describe('the facts by which visitors reach us', () => {
  it.each([
    [
      issueOfEmail,
      ['hello@example.org', 'a.b+c@mail.example.co.uk'],
      ['hello', 'a@b', 'a@b.org, c@d.org', 'a b@c.org'],
    ],
    [
      issueOfPhone,
      ['020 7946 0123', '+44 (0)20 7946 0123', '111'],
      ['call us', '12', '020 7946 0123 or 111'],
    ],
    [
      issueOfTitleTemplate,
      ['%s | Lamplight', 'Lamplight: %s'],
      ['Lamplight', '%t | Lamplight', '%s | %s', '100% | %s'],
    ],
  ])('are checked by %p', (check, right, wrong) => {
    expect(right.map(check)).toEqual(right.map(() => true))
    for (const text of wrong) expect(check(text)).toMatch(/^Write .*\.$/)
  })
})

describe('the place of a pin', () => {
  it.each([
    [undefined, true],
    [{lat: 51.55, lng: -0.14}, true],
    [{lat: -0.14, lng: 51.55}, expect.stringContaining('swapped')],
    [{lat: 48.86, lng: 2.35}, expect.stringContaining('outside Greater London')],
    [{lat: 51.55}, true],
  ])('%j', (position, issue) => {
    expect(issueOfPosition(position)).toEqual(issue)
  })
})

describe('the address of a profile', () => {
  it.each([
    ['Dr Ada Example', 'ada-example'],
    ['Prof. Zoë O’Neil-Smith', 'zoe-oneil-smith'],
    ['Drew Martin', 'drew-martin'],
  ])('is made from the name %s without its title', (name, slug) => {
    expect(slugFromName(name)).toBe(slug)
    expect(issueOfClinicianSlug(slug)).toBe(true)
  })

  it.each([
    ['Ada-Example', 'Use lower-case letters'],
    ['ada example', 'Use lower-case letters'],
    ['dr-ada-example', 'Leave out the title'],
  ])('may not be %s', (slug, message) => {
    expect(issueOfClinicianSlug(slug)).toContain(message)
  })
})

describe('names for links', () => {
  it('are refused at the later one of two sections', () => {
    const sections = [{_key: 'a', anchor: 'faq'}, {_key: 'b'}, {_key: 'c', anchor: 'faq'}]
    expect(issuesOfAnchors(sections)).toMatchObject([{path: [{_key: 'c'}, 'anchor']}])
    expect(issuesOfAnchors(sections.slice(0, 2))).toEqual([])
    expect(issuesOfAnchors(undefined)).toEqual([])
  })
})
