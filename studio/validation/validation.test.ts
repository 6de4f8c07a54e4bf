import {checkAlternativeText, checkHighlight, checkRows, checkName} from './value-checks.ts'
import {checkClinicianSlug, pathFromTitle, slugFromName} from './slugs.ts'
import {checkEmail, checkPhone, checkTitleTemplate} from './contact-facts.ts'
import {findDuplicateAnchors} from './duplicate-anchors.ts'
import {isLinkAddress, checkLinkTarget} from './link-target.ts'
import {checkPosition} from './position.ts'

describe('isLinkAddress', () => {
  const addresses =
    'https://example.org/a?b=c#d mailto:hello@example.org tel:999 tel:+442079460123 /about /gp-visit#faq / #steps'
  it.each(addresses.split(' '))('accepts %s', (address) => {
    expect(isLinkAddress(address)).toBe(true)
  })

  const others =
    'http://example.org javascript:alert(1) //example.org example.org about https:// mailto:nobody # '
  it.each([...others.split(' '), 'tel:call us'])('rejects %j', (address) => {
    expect(isLinkAddress(address)).toBe(false)
  })
})

describe('checkLinkTarget', () => {
  it.each([
    {kind: 'page', page: {_ref: 'page-about'}},
    {kind: 'address', address: '#part'},
    {page: {_ref: 'page-about'}},
    undefined,
  ])('accepts %j', (link) => {
    expect(checkLinkTarget(link)).toBeUndefined()
  })

  it.each([
    [{kind: 'page', address: '#part'}, 'Choose the page to go to.'],
    [{kind: 'address', address: ''}, 'Fill in the address to go to.'],
    [{kind: 'dialog', page: {_ref: 'page-about'}}, 'Choose the form that opens.'],
    [{kind: 'video'}, 'Choose where the link leads.'],
  ])('reports the missing target of %j', (link, message) => {
    expect(checkLinkTarget(link)).toBe(message)
  })
})

describe('checkAlternativeText', () => {
  it('requires a description or the decorative flag', () => {
    const image = {asset: {_ref: 'image-1'}}
    expect(checkAlternativeText({image})).toContain('Describe the picture')
    expect(checkAlternativeText({image, alt: '  '})).toContain('Describe the picture')
    expect(checkAlternativeText({image, alt: 'A door'})).toBeUndefined()
    expect(checkAlternativeText({image, decorative: true})).toBeUndefined()
    expect(checkAlternativeText({})).toBeUndefined()
  })
})

describe('checkHighlight', () => {
  it('requires an exact substring of the headline', () => {
    expect(checkHighlight('at home.', 'Healthcare is at home.')).toBeUndefined()
    expect(checkHighlight(undefined, 'Healthcare is at home.')).toBeUndefined()
    expect(checkHighlight('At home', 'Healthcare is at home.')).toContain('letter by letter')
    expect(checkHighlight('at home', undefined)).toContain('letter by letter')
  })
})

describe('checkName', () => {
  it('accepts known names only', () => {
    expect(checkName('erased', ['erased'])).toBeUndefined()
    expect(checkName('Erased', ['erased'])).toContain('It knows: erased')
  })
})

describe('checkRows', () => {
  it('requires one text per column in every row', () => {
    const columns = ['Service', 'Price']
    expect(checkRows({columns, rows: [{cells: ['GP', '£1']}]})).toBeUndefined()
    expect(checkRows({columns, rows: [{cells: ['GP', '£1']}, {cells: ['Nurse']}]})).toBe(
      'Row 2 needs 2 texts, one for each column.',
    )
    expect(checkRows({columns, rows: ['GP']})).toContain('Row 1')
    expect(checkRows(undefined)).toBeUndefined()
  })
})

describe('pathFromTitle', () => {
  it.each([
    ['About us', '/about-us'],
    ['Café & Crème!', '/cafe-creme'],
    ['//a///b/', '/a/b'],
  ])('converts %j to %j', (text, path) => {
    expect(pathFromTitle(text)).toBe(path)
  })
})

describe('contact facts', () => {
  it.each([
    [checkEmail, ['a.b+c@mail.example.co.uk'], ['hello', 'a@b', 'a@b.org, c@d.org', 'a b@c.org']],
    [checkPhone, ['+44 (0)20 7946 0123', '111'], ['call us', '12', '020 7946 0123 or 111']],
    [
      checkTitleTemplate,
      ['%s | Lamplight'],
      ['Lamplight', '%t | Lamplight', '%s | %s', '100% | %s'],
    ],
  ])('are checked by %p', (check, right, wrong) => {
    expect(right.map(check)).toEqual(right.map(() => true))
    for (const text of wrong) expect(check(text)).toMatch(/^Write .*\.$/)
  })
})

describe('checkPosition', () => {
  it.each([
    [undefined, true],
    [{lat: 51.55, lng: -0.14}, true],
    [{lat: -0.14, lng: 51.55}, expect.stringContaining('swapped')],
    [{lat: 48.86, lng: 2.35}, expect.stringContaining('outside Greater London')],
    [{lat: 51.55}, true],
  ])('given %j, returns %j', (position, issue) => {
    expect(checkPosition(position)).toEqual(issue)
  })
})

describe('slug of a clinician', () => {
  it.each([
    ['Dr Ada Example', 'ada-example'],
    ['Prof. Zoë O’Neil-Smith', 'zoe-oneil-smith'],
    ['Drew Martin', 'drew-martin'],
  ])('omits the title of %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug)
    expect(checkClinicianSlug(slug)).toBe(true)
  })

  it.each([
    ['Ada-Example', 'Use lower-case letters'],
    ['ada example', 'Use lower-case letters'],
    ['dr-ada-example', 'Leave out the title'],
  ])('cannot be %s', (slug, message) => {
    expect(checkClinicianSlug(slug)).toContain(message)
  })
})

describe('findDuplicateAnchors', () => {
  it('reports the later one of two sections with the same anchor', () => {
    const sections = [{_key: 'a', anchor: 'faq'}, {_key: 'b'}, {_key: 'c', anchor: 'faq'}]
    expect(findDuplicateAnchors(sections)).toMatchObject([{path: [{_key: 'c'}, 'anchor']}])
    expect(findDuplicateAnchors(sections.slice(0, 2))).toEqual([])
    expect(findDuplicateAnchors(undefined)).toEqual([])
  })
})
