import {hours, hourTokens} from './scene-hours.ts'
import {sceneLight, sceneDark} from './scene-tokens.ts'
import {constant, light, measures, dark} from './tokens.ts'

const inLight: Record<string, string> = {...constant, ...light, ...sceneLight}
const inDark: Record<string, string> = {...inLight, ...dark, ...sceneDark}

/** Minimum contrast of texts and controls on their grounds. */
const pairs: readonly [least: number, ground: string, ...texts: string[]][] = [
  [7, 'page', 'ink', 'ink-2', 'link', 'lamp-text', 'bad'],
  [7, 'surface', 'ink', 'ink-2', 'link', 'ok', 'bad'],
  [7, 'sunk', 'ink', 'ink-2', 'link'],
  [7, 'glow', 'ink', 'ink-2', 'link'],
  [7, 'btn', 'on-btn'],
  [7, 'btn-h', 'on-btn'],
  [7, 'lamp', 'on-lamp'],
  [7, 'brand', 'on-brand', 'on-brand-2'],
  [7, 's-sky1', 'ink'],
  [7, 's-sky2', 'ink'],
  [7, 's-sky3', 'ink'],
  [7, 'strip', 'on-strip'],
  [7, 'soon', 'ink'],
  [7, 'ink', 'page'],
  [7, 'gp-panel', 'on-brand'],
  [7, 'nurse-panel', 'on-brand'],
  [7, 'specialist-panel', 'on-brand'],
  [6, 'carer-panel', 'on-brand'],
  [7, 'night-ground', 'on-night', 'on-night-3'],
  [7, 'store-ground', 'white'],
  [6, 'page', 'gp', 'nurse', 'specialist', 'carer'],
  [6, 'glow', 'lamp-text'],
  [6, 'ok-bg', 'ok'],
  [6, 'bad-bg', 'bad'],
  [4.5, 'line', 'ink-2'],
  [3, 'page', 'control', 'focus', 'btn', 'star'],
  [3, 'surface', 'control', 'star'],
]

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`${colour} is not written #RRGGBB`)
  const channel = (start: number): number => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

describe('colour tokens', () => {
  it.each(pairs)('have a contrast of at least %d on %s (DES-3)', (least, ground, ...texts) => {
    for (const tokens of [inLight, inDark])
      for (const text of texts)
        expect(contrastRatio(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(
          least,
        )
  })

  it('keep the hero readable at every hour (HOME-1)', () => {
    const grounds = ['s-sky1', 's-sky2', 's-sky3', 's-pave']
    const columns = grounds.map((name) => hourTokens.split(' ').indexOf(name))
    for (const [tokens, byHour] of [
      [inLight, hours.light],
      [inDark, hours.dark],
    ] as const)
      for (const values of Object.values(byHour).map((line) => line.split(' ')))
        for (const column of columns)
          expect(contrastRatio(tokens['ink'] ?? '', values[column] ?? '')).toBeGreaterThan(7)
  })

  it('make names, lamps and lines of the night map stand out from its land (AREA-5)', () => {
    const least = {ink: 7, 'ink-2': 4.5, 'lamp-2': 4.5, 'on-night-3': 4.5, 'map-line': 3, sea: 1.6}
    for (const [name, ratio] of Object.entries(least))
      expect(contrastRatio(inDark[name] ?? '', constant['map-land'])).toBeGreaterThan(ratio)
  })

  it('have unique names', () => {
    const names = [light, constant, measures, sceneLight].flatMap((group) => Object.keys(group))
    expect([...new Set(names)]).toEqual(names)
  })

  it('have a light value for every dark value', () => {
    expect(Object.keys(dark).filter((name) => !(name in light))).toEqual([])
    expect(Object.keys(sceneDark)).toEqual(Object.keys(sceneLight))
  })
})
