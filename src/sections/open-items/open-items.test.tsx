import {renderToStaticMarkup} from 'react-dom/server'
import {openItemsFixtures} from './open-items.fixtures.ts'
import {OpenItemsSection} from './open-items.section.tsx'

const renderMarkup = (state: keyof typeof openItemsFixtures) =>
  renderToStaticMarkup(<OpenItemsSection section={openItemsFixtures[state]} />)

describe('OpenItemsSection', () => {
  it('has a dark fanlight at each line', () => {
    expect(renderMarkup('full').match(/<svg/g)).toHaveLength(2)
    expect(renderMarkup('full')).not.toContain('--fan-lit')
  })

  it('has its sentence where there is one', () => {
    expect(renderMarkup('full')).toContain('<p>A trust page should say this part too.</p>')
    expect(renderMarkup('bare')).not.toContain('<p>')
  })
})
