import {describeUsage} from './locations.ts'

const nowhere = {isOnEveryPage: false, isOnEveryProfile: false, pages: []}
const faq = {title: 'Questions', path: '/faq'}

describe('describeUsage', () => {
  it('lists pages by title', () => {
    expect(describeUsage('faq', {...nowhere, pages: [faq]})).toEqual({
      locations: [{title: 'Questions', href: '/faq'}],
    })
  })

  it.each([
    ['No page shows it.', 'faq', nowhere],
    [
      'Shown on the profile of every doctor and specialist.',
      'profilePage',
      {isOnEveryProfile: true},
    ],
    ['Sent as an e-mail; on no page.', 'emailText', nowhere],
  ])('lists no pages with the message %s', (message, type, shown) => {
    expect(describeUsage(type, {...nowhere, ...shown})).toEqual({locations: [], message})
  })

  it('lists the home page for documents on every page', () => {
    expect(describeUsage('footer', {...nowhere, isOnEveryPage: true})).toEqual({
      locations: [{title: 'Home', href: '/'}],
      message: 'Shown on every page.',
    })
  })

  it('lists pages below the message about profiles', () => {
    const shown = {...nowhere, isOnEveryProfile: true, pages: [faq]}
    expect(describeUsage('testimonial', shown).message).toMatch(/and on the pages below/)
  })
})
