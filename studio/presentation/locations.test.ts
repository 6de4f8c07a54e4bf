import {describePlaces, mainDocuments} from './locations.ts'

const nowhere = {isOnEveryPage: false, isOnEveryProfile: false, pages: []}
const faq = {title: 'Questions', path: '/faq'}

describe('the pages on which a document appears', () => {
  it('are named by their titles', () => {
    expect(describePlaces('faq', {...nowhere, pages: [faq]})).toEqual({
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
  ])('are none where it is said that %s', (message, type, shown) => {
    expect(describePlaces(type, {...nowhere, ...shown})).toEqual({locations: [], message})
  })

  it('are all for the frame: the home page stands for them', () => {
    expect(describePlaces('footer', {...nowhere, isOnEveryPage: true})).toEqual({
      locations: [{title: 'Home', href: '/'}],
      message: 'Shown on every page.',
    })
  })

  it('are below the message of what is on every profile too', () => {
    const shown = {...nowhere, isOnEveryProfile: true, pages: [faq]}
    expect(describePlaces('testimonial', shown).message).toMatch(/and on the pages below/)
  })
})

describe('the document a page comes from', () => {
  it('is looked for by path at every depth the site has', () => {
    expect(mainDocuments.map(({route}) => route)).toEqual([
      '/',
      '/doctors/:slug',
      '/specialists/:slug',
      '/book/:slug',
      '/book/specialist/:slug',
      '/:first',
      '/:first/:second',
    ])
  })
})
