import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {VideoBannerSection} from './video-banner.section.tsx'

const section = sectionState('videoBanner')

describe('VideoBannerSection', () => {
  it.each([
    ['lower variant for the middle of a page', true, 1],
    ['higher variant', undefined, 0],
  ])('has a %s (HOME-4, GP-3)', async (_variant, short, count) => {
    const tree = await renderTree(<VideoBannerSection section={{...section, short}} />)
    expect(tree.querySelectorAll('[data-short]').length).toBe(count)
  })

  it.each([[['Trust', 'Home']], [[]]])('lists the tags %j (ABOUT-3)', async (tags) => {
    const tree = await renderTree(<VideoBannerSection section={{...section, tags}} />)
    expect(tree.querySelectorAll('[data-tags]').length).toBe(tags.length === 0 ? 0 : 1)
    expect(tree.querySelectorAll('[data-tags] li').map(({text}) => text)).toEqual(tags)
  })
})
