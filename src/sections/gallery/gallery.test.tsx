import {renderToStaticMarkup} from 'react-dom/server'
import {galleryFixtures} from './gallery.fixtures.ts'
import {GallerySection} from './gallery.section.tsx'

const render = (name: keyof typeof galleryFixtures) =>
  renderToStaticMarkup(<GallerySection section={galleryFixtures[name]} />)

describe('GallerySection', () => {
  it('renders its images in order, each in a figure with its caption', () => {
    const figures = render('full').match(/<figure>.*?<\/figure>/g) ?? []
    expect(figures).toHaveLength(3)
    expect(figures[0]).toMatch(/alt="A doctor in a dark suit.*<figcaption>At the door\./)
    expect(figures[2]).toMatch(/alt=""/)
    expect(figures[2]).not.toContain('figcaption')
  })

  it('renders its introduction without a heading', () => {
    const section = {...galleryFixtures.full, heading: null}
    expect(renderToStaticMarkup(<GallerySection section={section} />)).toContain('Drawn for this')
  })

  it('renders without a heading', () => {
    expect(render('full')).toContain('A visit in pictures</h2>')
    expect(render('bare')).not.toContain('<h2')
  })
})
