import {describeUsage, lineWithUsage} from './describe-usage.ts'
import {type Page, maxPages} from './usage-query.ts'

const pages = (...titles: readonly string[]): Page[] =>
  titles.map((title) => ({id: title, title, path: `/${title}`}))
const many = (count: number) => pages(...Array.from({length: count}, (_, index) => `P${index}`))
const nowhere = {isOnEveryPage: false, isOnEveryProfile: false, pages: []}

describe('what a row says of where a document is used', () => {
  it.each([
    ['not used yet', nowhere],
    ['on Home', {...nowhere, pages: pages('Home')}],
    ['on Home and About', {...nowhere, pages: pages('Home', 'About')}],
    ['on Home, About and 1 more', {...nowhere, pages: pages('Home', 'About', 'Terms')}],
    ['on P0, P1 and 50 more', {...nowhere, pages: many(maxPages - 1)}],
    ['on P0, P1 and over 50 more', {...nowhere, pages: many(maxPages)}],
    ['on every profile', {...nowhere, isOnEveryProfile: true}],
    ['on every profile, P0 and 1 more', {...nowhere, isOnEveryProfile: true, pages: many(2)}],
    ['on every page', {...nowhere, isOnEveryPage: true, pages: many(2)}],
  ])('is %j', (words, usage) => {
    expect(describeUsage('faq', usage)).toBe(words)
  })

  it('does not say that a clinician, who has a profile, is nowhere', () => {
    expect(describeUsage('clinician', nowhere)).toBe('on no page but the profile')
  })

  it('is short, however a page is called', () => {
    const title = 'Everything that we promise to the patients of London'
    expect(describeUsage('faq', {...nowhere, pages: pages(title)})).toBe(
      'on Everything that we promise…',
    )
  })
})

describe('the second line of a row', () => {
  it.each([
    ['Draft · not reviewed', 'Draft · not reviewed · on Home'],
    ['', 'On Home'],
    [undefined, 'On Home'],
    // As Sanity's preview gives an empty field, such as an update without a date.
    [null, 'On Home'],
    [
      'Invented example · They came within the hour and stayed',
      'Invented example · They came within the… · on Home',
    ],
  ])('keeps what stands there first: %j', (own, line) => {
    expect(lineWithUsage(own, 'on Home')).toBe(line)
  })
})
