import {renderToStaticMarkup} from 'react-dom/server'
import {captionedImageFixtures} from './captioned-image.fixtures.ts'
import {CaptionedImageSection} from './captioned-image.section.tsx'

const render = (name: keyof typeof captionedImageFixtures) =>
  renderToStaticMarkup(<CaptionedImageSection section={captionedImageFixtures[name]} />)

describe('CaptionedImageSection', () => {
  it('describes its picture and puts the caption in a figure with it', () => {
    expect(render('full')).toMatch(
      /<figure.*<img[^>]*alt="A doctor in a dark suit.*<figcaption>A visit at a kitchen table/,
    )
  })

  it('needs no caption', () => {
    expect(render('narrow')).not.toContain('figcaption')
  })
})
