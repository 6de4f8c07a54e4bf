import {describeUsage} from './locations.ts'
import type {Usage} from './usage.ts'

const nowhere: Usage = {isOnEveryPage: false, isOnClinicianPages: false, pages: []}
const faq = {title: 'Questions', path: '/faq'}
const link = {title: 'Questions', href: '/faq'}

describe('describeUsage', () => {
  it.each<[string, string, Partial<Usage>, object]>([
    ['a list', 'faq', {pages: [faq]}, {locations: [link]}],
    ['no page', 'faq', {}, {locations: [], message: 'No page shows it.'}],
    ['an e-mail', 'emailText', {}, {locations: [], message: 'Sent as an e-mail; on no page.'}],
    [
      'a profile',
      'testimonial',
      {isOnClinicianPages: true, pages: [faq]},
      {
        locations: [link],
        message:
          'Shown on the profile or booking page of every doctor and specialist, and on the pages below.',
      },
    ],
    [
      'every page',
      'footer',
      {isOnEveryPage: true},
      {locations: [{title: 'Home', href: '/'}], message: 'Shown on every page.'},
    ],
  ])('names the pages of a document on %s', (_where, type, shown, described) => {
    expect(describeUsage(type, {...nowhere, ...shown})).toEqual(described)
  })
})
