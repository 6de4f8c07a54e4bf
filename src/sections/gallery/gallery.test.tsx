import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {GallerySection} from './gallery.section.tsx'

const section = sectionState('gallery')

describe('GallerySection', () => {
  it.each([
    ['heading', {intro: null}, [section.heading]],
    ['introduction', {heading: null}, [section.intro]],
    ['list', {heading: null, intro: null}, []],
  ])('renders when its %s is the first element', async (_first, more, texts) => {
    const tree = await renderTree(<GallerySection section={{...section, ...more}} />)
    expect(tree.querySelectorAll('h2, p').map(({text}) => text)).toEqual(texts)
    expect(tree.querySelectorAll('section > div > *').length).toBe(texts.length + 1)
  })
})
