import {describeEffect} from './describe-effect.ts'

const nowhere = {isOnEveryPage: false, isOnClinicianPages: false, pages: []}
const nothing = {pages: [], addresses: [], texts: []}
const faq = {title: 'Questions', path: '/faq'}
const home = {title: 'Home', path: '/'}

describe('describeEffect', () => {
  it.each([
    ['a single page', [faq], 'This changes one page', ['Questions (/faq)']],
    ['several pages', [home, faq], 'This changes 2 pages', ['Home (/)', 'Questions (/faq)']],
  ] as const)('names %s', (_what, pages, heading, names) => {
    const effect = {...nothing, heading, pages: names}
    expect(describeEffect('faq', {...nowhere, pages}, [])).toEqual(effect)
  })

  it('omits the list when every page changes', () => {
    const usage = {...nowhere, isOnEveryPage: true, pages: [home]}
    expect(describeEffect('footer', usage, [])).toEqual({
      ...nothing,
      heading: 'This changes every page',
    })
  })

  it('mentions profiles in addition to the pages', () => {
    const heading = (pages: readonly (typeof faq)[]) =>
      describeEffect('testimonial', {...nowhere, isOnClinicianPages: true, pages}, [])?.heading
    expect(heading([])).toBe('This changes every profile or booking page')
    expect(heading([home, faq])).toBe('This changes every profile or booking page and 2 pages')
  })

  it('returns undefined for a page and for a document that no page shows', () => {
    expect(describeEffect('page', {...nowhere, pages: [home]}, [])).toBeUndefined()
    expect(describeEffect('redirect', nowhere, [])).toBeUndefined()
  })

  it('lists texts that contradict a launch, even when no page shows the service', () => {
    const texts = ['Questions: “Coming soon”']
    expect(describeEffect('service', {...nowhere, isOnEveryPage: true}, [], texts)).toMatchObject({
      heading: 'This changes every page',
      texts,
    })
    expect(describeEffect('service', nowhere, [], texts)).toMatchObject({
      heading: 'This opens a service',
      texts,
    })
  })

  it('lists old addresses, including those of a page', () => {
    const moves = [{from: '/old', to: '/new'}]
    const changes = {heading: 'This changes an address', addresses: ['/old will lead to /new']}
    expect(describeEffect('page', {...nowhere, pages: [home]}, moves)).toEqual({
      ...nothing,
      ...changes,
    })
    const effect = describeEffect('clinician', {...nowhere, pages: [home]}, moves)
    expect(effect?.heading).toBe('This changes one page and an address')
  })
})
