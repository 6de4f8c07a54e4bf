import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {PageTrail} from './page-trail.tsx'

const trail = {homeLabel: 'Home', breadcrumbLabel: 'Breadcrumb'}
const policies = {breadcrumb: 'Policies and guides', path: '/providers/policies'}
const guide = {breadcrumb: 'Clinical guidelines', path: '/providers/policies/clinical', trail}

const crumbs = (page: ReactNode) =>
  [...renderToStaticMarkup(page).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, crumb]) =>
    crumb?.replaceAll(/<[^>]*>/g, ''),
  )

describe('PageTrail', () => {
  it('leads from the home page over the pages above to the page', () => {
    const section = {breadcrumb: 'Easy Read', trail, parent: {...guide, parent: policies}}
    expect(crumbs(<PageTrail headline="How to do a home visit" section={section} />)).toEqual([
      'Home',
      'Policies and guides',
      'Clinical guidelines',
      'Easy Read',
    ])
  })

  it('does not repeat the headline', () => {
    const section = {...guide, parent: {...policies, parent: null}}
    expect(crumbs(<PageTrail headline="Clinical guidelines" section={section} />)).toEqual([
      'Home',
      'Policies and guides',
    ])
  })

  it('omits a page above without a name', () => {
    const section = {...guide, parent: {...policies, breadcrumb: null, parent: null}}
    expect(crumbs(<PageTrail headline="How we visit" section={section} />)).toEqual([
      'Home',
      'Clinical guidelines',
    ])
  })
})
