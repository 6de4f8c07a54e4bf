import {renderToStaticMarkup} from 'react-dom/server'
import {captionedImageFixtures} from './captioned-image.fixtures.ts'
import {CaptionedImageSection} from './captioned-image.section.tsx'

const render = (name: keyof typeof captionedImageFixtures) =>
  renderToStaticMarkup(<CaptionedImageSection section={captionedImageFixtures[name]} />)

describe('CaptionedImageSection', () => {
  it('renders a figure with the described image and its caption', () => {
    expect(render('full')).toMatch(
      /<figure.*<img[^>]*alt="A doctor in a dark suit.*<figcaption>A visit at a kitchen table/,
    )
  })

  it('renders without a caption', () => {
    expect(render('narrow')).not.toContain('figcaption')
  })
})
