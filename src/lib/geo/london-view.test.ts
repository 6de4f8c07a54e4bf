import {circleWidth, markStyle, stageStyle} from './london-view.ts'

const middle = {lat: 51.5074, lng: -0.1278}
const fit = {kind: 'fit', paddingPx: 48, abovePx: 0, maxZoom: 14} as const

describe('stageStyle', () => {
  it('centres a position at a zoom level (MAP-1)', () => {
    expect(stageStyle({kind: 'zoom', centre: middle, zoom: 12})).toEqual({
      width: '2621px',
      translate: '-45.8% -46.25%',
      '--stage': '2621px',
      '--mid-x': '0.458',
      '--mid-y': '0.37145',
      '--shift': '0px',
    })
  })

  it('fits positions with 48 px of padding into any window size (MAP-3)', () => {
    const around = [middle, {lat: 51.5254, lng: -0.0988}]
    const stage = stageStyle({...fit, around, abovePx: 60})
    const {width, translate} = stage
    expect(width).toMatch(
      /^min\(10486px, \(100cqw - 96px\) \* [\d.]+, \(100cqh - 156px\) \* [\d.]+\)$/,
    )
    const factors = [...width.matchAll(/\* ([\d.]+)/g)].map(([, factor]) => Number(factor))
    // The positions are 0.029 degrees apart; the drawing spans 0.9 degrees.
    expect(factors[0]).toBeCloseTo(0.9 / 0.029, 1)
    expect(translate).toMatch(/^-47\.41\d?% calc\(-44\.\d+% \+ 30px\)$/)
    expect(stage['--stage']).toBe(width)
    expect(stage['--shift']).toBe('30px')
  })

  it('uses the maximum zoom for a single position', () => {
    const {width} = stageStyle({...fit, around: [middle]})
    expect(width).toBe('min(10486px)')
  })

  it('throws RangeError when there are no positions', () => {
    expect(() => stageStyle({...fit, around: []})).toThrow(RangeError)
  })
})

describe('markStyle and circleWidth', () => {
  it('return percentages of the drawing', () => {
    expect(markStyle(middle)).toEqual({left: '45.8%', top: '46.25%'})
    expect(circleWidth(2000, middle)).toBe('6.422%')
  })
})
