import {exampleLink} from '#content/testing/example-links.ts'
import {sectionState} from './testing/section-state.ts'
import {pageAction} from './page-action.ts'

const hero = sectionState('pageHero', 'panel')
const primary = exampleLink('About', '/about')
const link = {...hero, primary}
const dialog = {...hero, primary: {...primary, kind: 'dialog', dialog: 'waitlist'}} as const
const anchor = {...primary, kind: 'address', address: '#list'} as const
const ending = sectionState('callToAction')
const guide = sectionState('careGuide')
const contact = sectionState('contact')
const form = sectionState('form', 'plain')

describe('pageAction', () => {
  it.each([
    ['the action with which the page ends', [dialog, ending], ending.primary],
    ['no link to an anchor of the same page', [dialog, {...ending, primary: anchor}], null],
    ['the main button of a page that ends with contact details', [link, contact], primary],
    ['the form that the hero opens', [dialog, form], dialog.primary],
    ['null for another button of the hero', [link, form], null],
    ['nothing in front of where to get help', [dialog, guide, ending], null],
    ['null for a page without hero', [form, contact], null],
    ['null for an empty page', [], null],
  ])('is %s (PROV-4)', (_what, sections, action) => {
    expect(pageAction(sections)).toBe(action)
  })
})
