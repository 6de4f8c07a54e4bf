import {exampleLink} from '#content/testing/example-links.ts'
import {callToActionFixtures} from '#sections/call-to-action/call-to-action.fixtures.ts'
import {contactFixtures} from '#sections/contact/contact.fixtures.ts'
import {formFixtures} from '#sections/form/form.fixtures.ts'
import {pageHeroFixtures} from '#sections/page-hero/page-hero.fixtures.ts'
import {pageAction} from './page-action.ts'

const hero = {
  ...pageHeroFixtures.full,
  primary: {...exampleLink('Register', '/form'), kind: 'dialog', dialog: 'waitlist'},
} as const

describe('pageAction', () => {
  it('is the action with which the page ends', () => {
    const {full} = callToActionFixtures
    expect(pageAction([hero, full])).toBe(full.primary)
  })

  it('is no link to an anchor of the same page', () => {
    const primary = {...exampleLink('Choose', '/'), kind: 'address', address: '#list'} as const
    expect(pageAction([hero, {...callToActionFixtures.full, primary}])).toBeNull()
  })

  it('is the main button of a page that ends with contact details (PROV-4)', () => {
    const {picture} = pageHeroFixtures
    expect(pageAction([picture, contactFixtures.full])).toBe(picture.primary)
    expect(pageAction([picture, formFixtures.full])).toBeNull()
  })

  it('is otherwise the form that the hero opens, or null', () => {
    expect(pageAction([hero, formFixtures.full])).toBe(hero.primary)
    expect(pageAction([{...hero, primary: exampleLink('About', '/about')}])).toBeNull()
    expect(pageAction([])).toBeNull()
  })
})
