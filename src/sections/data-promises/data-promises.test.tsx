import {renderToStaticMarkup} from 'react-dom/server'
import {dataPromisesFixtures} from './data-promises.fixtures.ts'
import {DataPromisesSection} from './data-promises.section.tsx'

const html = renderToStaticMarkup(<DataPromisesSection section={dataPromisesFixtures.full} />)

describe('DataPromisesSection', () => {
  it('lists the promises of the policy and the date of their last change', () => {
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html).toMatch(/Last changed: <time dateTime="2026-11-20">20 November 2026/i)
  })

  it('renders the only h1 of its page', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})
