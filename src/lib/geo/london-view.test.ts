import {circleWidth, markStyle, stageStyle} from './london-view.ts'

const middle = {lat: 51.5074, lng: -0.1278}

describe('stageStyle', () => {
  it('puts a place into the middle of the window, at a zoom (MAP-1)', () => {
    const {x, y} = {x: 45.8, y: 46.25}
    expect(stageStyle({kind: 'zoom', centre: middle, zoom: 12})).toEqual({
      width: '2621px',
      translate: `${-x}% ${-y}%`,
    })
  })

  it('fits places with 48 px around them into a window of any size (MAP-3)', () => {
    const {width, translate} = stageStyle({
      kind: 'fit',
      around: [middle, {lat: 51.5254, lng: -0.0988}],
      paddingPx: 48,
      abovePx: 60,
      maxZoom: 14,
    })
    expect(width).toMatch(
      /^min\(10486px, \(100cqw - 96px\) \* [\d.]+, \(100cqh - 156px\) \* [\d.]+\)$/,
    )
    const factors = [...width.matchAll(/\* ([\d.]+)/g)].map(([, factor]) => Number(factor))
    // 0.029 degrees of longitude of 0.9: the drawing is 31 times as wide as they are apart.
    expect(factors[0]).toBeCloseTo(0.9 / 0.029, 1)
    expect(translate).toMatch(/^-47\.41\d?% calc\(-44\.\d+% \+ 30px\)$/)
  })

  it('goes as near as it may where there is one place alone', () => {
    const {width} = stageStyle({
      kind: 'fit',
      around: [middle],
      paddingPx: 48,
      abovePx: 0,
      maxZoom: 14,
    })
    expect(width).toBe('min(10486px)')
  })

  it('does not fit nothing', () => {
    const nothing = {kind: 'fit', around: [], paddingPx: 48, abovePx: 0, maxZoom: 14} as const
    expect(() => stageStyle(nothing)).toThrow(RangeError)
  })
})

describe('markStyle and circleWidth', () => {
  it('are relative to the drawing, so that marks stay where they are at every size', () => {
    expect(markStyle(middle)).toEqual({left: '45.8%', top: '46.25%'})
    expect(circleWidth(2000, middle)).toBe('6.422%')
  })
})
