import {renderToStaticMarkup} from 'react-dom/server'
import {textBesideImageFixtures} from './text-beside-image.fixtures.ts'
import {TextBesideImageSection} from './text-beside-image.section.tsx'

const render = (name: keyof typeof textBesideImageFixtures) =>
  renderToStaticMarkup(<TextBesideImageSection section={textBesideImageFixtures[name]} />)

describe('TextBesideImageSection', () => {
  it.each(['full', 'left'] as const)(
    'renders heading, text and image in this order (%s)',
    (name) => {
      expect(render(name)).toMatch(
        /A doctor who sits down<\/h2>.*There is time to talk.*<img[^>]*alt="A/,
      )
    },
  )

  it('renders a button only when an editor sets a link', () => {
    expect(render('full')).toMatch(/<a[^>]*href="\/gp-visit"[^>]*>About GP visits/)
    expect(render('left')).not.toContain('<a ')
  })
})
