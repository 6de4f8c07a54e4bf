import {describeEffect} from './describe-effect.ts'

const faq = {title: 'Questions', path: '/faq'}
const home = {title: 'Home', path: '/'}

describe('what an editor is told before a publication', () => {
  it.each([
    ['one page by its name', [faq], 'This changes one page', ['Questions (/faq)']],
    ['several', [home, faq], 'This changes 2 pages', ['Home (/)', 'Questions (/faq)']],
  ] as const)('names %s', (_what, pages, heading, names) => {
    expect(describeEffect('faq', {isOnEveryPage: false, pages}, [])).toEqual({
      heading,
      pages: names,
      addresses: [],
      texts: [],
    })
  })

  it('does not list all pages', () => {
    expect(describeEffect('footer', {isOnEveryPage: true, pages: [home]}, [])).toEqual({
      heading: 'This changes every page',
      pages: [],
      addresses: [],
      texts: [],
    })
  })

  it('asks nothing for a page, nor for what no page shows', () => {
    expect(describeEffect('page', {isOnEveryPage: false, pages: [home]}, [])).toBeUndefined()
    expect(describeEffect('redirect', {isOnEveryPage: false, pages: []}, [])).toBeUndefined()
  })

  it('names the texts that contradict a launch, also of a service that no page shows', () => {
    const texts = ['Questions: “Coming soon”']
    expect(describeEffect('service', {isOnEveryPage: true, pages: []}, [], texts)).toMatchObject({
      heading: 'This changes every page',
      texts,
    })
    expect(describeEffect('service', {isOnEveryPage: false, pages: []}, [], texts)).toMatchObject({
      heading: 'This opens a service',
      texts,
    })
  })

  it('names the addresses that are left, also of a page', () => {
    const moves = [{from: '/old', to: '/new'}]
    const addresses = ['/old will lead to /new']
    expect(describeEffect('page', {isOnEveryPage: false, pages: [home]}, moves)).toEqual({
      heading: 'This changes an address',
      pages: [],
      addresses,
      texts: [],
    })
    expect(describeEffect('clinician', {isOnEveryPage: false, pages: [home]}, moves)).toEqual({
      heading: 'This changes one page and an address',
      pages: ['Home (/)'],
      addresses,
      texts: [],
    })
  })
})
