import {renderToStaticMarkup} from 'react-dom/server'
import {PointIcon} from '#content/render/point-icon.tsx'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {pointIcons} from '#shared/point-icons.ts'
import {PointsSection} from './points.section.tsx'

const {picture, link} = sectionState('points', 'checks')

describe('PointsSection', () => {
  // The first content doesn't have these.
  it.each([
    ['beside', 'a[href]'],
    ['reasons', 'h2 ~ p'],
  ] as const)('shows the optional content of the layout %s (NURSE-1)', async (layout, optional) => {
    const section = {...sectionState('points', 'beside'), layout, intro: 'In short.', picture, link}
    const tree = await renderTree(<PointsSection section={section} />)
    expect(tree.querySelectorAll('h3').length).toBe(section.items.length)
    expect(tree.text).toContain('In short.')
    expect(tree.querySelectorAll(optional).length).toBe(1)
  })
})

describe('PointIcon', () => {
  it('renders a distinct drawing for every name that an editor can choose', () => {
    const drawn = pointIcons.map(({value}) => renderToStaticMarkup(<PointIcon name={value} />))
    expect(new Set(drawn).size).toBe(pointIcons.length)
    expect(renderToStaticMarkup(<PointIcon name={undefined} />)).toBe('')
  })
})
