import {renderTree} from '#lib/testing/render.ts'
import {PageTrail} from './page-trail.tsx'

const trail = {homeLabel: 'Home', breadcrumbLabel: 'Breadcrumb'}
const policies = {breadcrumb: 'Policies', path: '/providers/policies', parent: null}
const guide = {breadcrumb: 'Guidelines', path: '/providers/policies/clinical', parent: policies}
const easyRead = {breadcrumb: 'Easy Read', parent: guide}

it.each([
  ['leads from the home page to the page', easyRead, 'Home > Policies > Guidelines > Easy Read'],
  [
    'does not repeat the headline',
    {...easyRead, breadcrumb: 'Visit'},
    'Home > Policies > Guidelines',
  ],
  [
    'omits a page above without a name',
    {...guide, parent: {...policies, breadcrumb: null}},
    'Home > Guidelines',
  ],
])('PageTrail %s', async (_, section, crumbs) => {
  const tree = await renderTree(<PageTrail headline="Visit" section={{...section, trail}} />)
  expect(tree.querySelectorAll('li').map(({text}) => text)).toEqual(crumbs.split(' > '))
})
