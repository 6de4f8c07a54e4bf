import {renderToStaticMarkup} from 'react-dom/server'
import {textBesideImageFixtures} from './text-beside-image.fixtures.ts'
import {TextBesideImageSection} from './text-beside-image.section.tsx'

const render = (name: keyof typeof textBesideImageFixtures) =>
  renderToStaticMarkup(<TextBesideImageSection section={textBesideImageFixtures[name]} />)

describe('TextBesideImageSection', () => {
  it.each(['full', 'left'] as const)(
    'reads heading, text and picture in this order (%s)',
    (name) => {
      expect(render(name)).toMatch(
        /A doctor who sits down<\/h2>.*There is time to talk.*<img[^>]*alt="A/,
      )
    },
  )

  it('has a button only where an editor gave one', () => {
    expect(render('full')).toMatch(/<a[^>]*href="\/gp-visit"[^>]*>About GP visits/)
    expect(render('left')).not.toContain('<a ')
  })
})
