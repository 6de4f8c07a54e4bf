import {contrastRatio} from './contrast.ts'
import {sceneLight, sceneDark} from './scene-tokens.ts'
import {asCustomProperties, constant, light, measures, dark} from './tokens.ts'

const inLight: Record<string, string> = {...constant, ...light, ...sceneLight}
const inDark: Record<string, string> = {...inLight, ...dark, ...sceneDark}

/** Contrast ratios of DES-3 and their minimum: body text 7, states on their tint 6, controls 3. */
const pairs: readonly [text: string, ground: string, light: number, dark: number, least: number][] =
  [
    ['ink', 'page', 14.17, 15.26, 7],
    ['ink', 'surface', 14.8, 13.36, 7],
    ['ink', 'sunk', 13.11, 16.09, 7],
    ['ink', 'glow', 13.12, 11.79, 7],
    ['ink-2', 'page', 8.04, 10.54, 7],
    ['ink-2', 'surface', 8.39, 9.22, 7],
    ['ink-2', 'sunk', 7.43, 11.11, 7],
    ['ink-2', 'glow', 7.44, 8.14, 7],
    ['link', 'page', 9.47, 12.28, 7],
    ['link', 'surface', 9.89, 10.74, 7],
    ['link', 'sunk', 8.76, 12.94, 7],
    ['link', 'glow', 8.77, 9.48, 7],
    ['on-btn', 'btn', 9.89, 10.2, 7],
    ['on-btn', 'btn-h', 12.72, 12.2, 7],
    ['on-lamp', 'lamp', 10.2, 10.2, 7],
    ['on-brand', 'brand', 9.89, 11.36, 7],
    ['on-brand-2', 'brand', 7.57, 8.57, 7],
    ['lamp-text', 'page', 7.1, 12.28, 7],
    ['lamp-text', 'glow', 6.57, 9.48, 6],
    ['ok', 'surface', 7.41, 9.35, 7],
    ['ok', 'ok-bg', 6.35, 8.27, 6],
    ['bad', 'surface', 7.32, 8.2, 7],
    ['bad', 'bad-bg', 6.24, 8.14, 6],
    ['bad', 'page', 7.01, 9.36, 7],
    ['control', 'surface', 4.27, 5.13, 3],
    ['control', 'page', 4.09, 5.86, 3],
    ['focus', 'page', 14.17, 12.28, 3],
    ['gp', 'page', 9.47, 9.1, 6],
    ['nurse', 'page', 6.06, 9.62, 6],
    ['specialist', 'page', 8.87, 8.79, 6],
    ['carer', 'page', 6.02, 9.44, 6],
    ['ink', 's-sky1', 9.93, 16.23, 7],
    ['ink', 's-sky2', 11.65, 13.06, 7],
    ['ink', 's-sky3', 10.4, 9.17, 7],
    ['btn', 'page', 9.47, 9.73, 3],
  ]

/** Pairs used by components. */
const added: readonly [text: string, ground: string, least: number][] = [
  ['on-strip', 'strip', 7],
  ['ink', 'soon', 7],
  ['page', 'ink', 7],
  ['ink-2', 'line', 4.5],
  ['on-brand', 'gp-panel', 7],
  ['on-brand', 'nurse-panel', 7],
  ['on-brand', 'specialist-panel', 7],
  ['on-brand', 'carer-panel', 6],
  ['on-night', 'night-ground', 7],
  ['on-night-3', 'night-ground', 7],
  ['night-heading', 'night-ground', 7],
  ['on-store', 'store-ground', 7],
  ['ink', 'map-land', 7],
  ['star', 'page', 3],
  ['star', 'surface', 3],
]

describe('colour tokens', () => {
  it.each(pairs)(
    '%s on %s has the contrast of the specification (DES-3)',
    (text, ground, light, dark, least) => {
      for (const [tokens, promised] of [
        [inLight, light],
        [inDark, dark],
      ] as const) {
        const measured = contrastRatio(tokens[text] ?? '', tokens[ground] ?? '')
        expect(Math.abs(measured - promised)).toBeLessThanOrEqual(0.05)
        expect(measured).toBeGreaterThanOrEqual(least)
      }
    },
  )

  it.each(added)('%s on %s has enough contrast in both themes (DES-3)', (text, ground, least) => {
    for (const tokens of [inLight, inDark]) {
      expect(contrastRatio(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
    }
  })

  it('make each step of the glow on the map a brighter gold than land and the step before (AREA-5)', () => {
    const steps = ['map-land', 'map-glow-1', 'map-glow-2', 'map-glow-3']
    for (const tokens of [inLight, inDark]) {
      const colours = steps.map((step) => tokens[step] ?? '')
      const contrasts = colours
        .slice(1)
        .map((colour, at) => contrastRatio(colour, colours[at] ?? ''))
      expect(Math.min(...contrasts)).toBeGreaterThan(1.2)
    }
    expect(contrastRatio(inDark['map-land'] ?? '', inDark['sea'] ?? '')).toBeGreaterThan(1.6)
    expect(contrastRatio(inDark['map-line'] ?? '', inDark['map-land'] ?? '')).toBeGreaterThan(3)
  })

  it('have unique names', () => {
    const names = [light, constant, measures, sceneLight].flatMap((group) => Object.keys(group))
    expect(new Set(names).size).toBe(names.length)
  })

  it('have a light value for every dark value', () => {
    expect(Object.keys(dark).filter((name) => !(name in light))).toEqual([])
    expect(Object.keys(sceneDark)).toEqual(Object.keys(sceneLight))
  })
})

describe('contrastRatio', () => {
  it('is symmetric, 21 for black and white and 1 for equal colours', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21)
    expect(contrastRatio('#123456', '#123456')).toBe(1)
  })

  it('throws when a colour is not opaque', () => {
    expect(() => contrastRatio('rgba(0, 0, 0, 0.5)', '#FFFFFF')).toThrow(RangeError)
  })
})

describe('asCustomProperties', () => {
  it('writes one declaration per line', () => {
    expect(asCustomProperties({page: '#FFFFFF', gap: '1rem'})).toBe(
      '--page: #FFFFFF;\n--gap: 1rem;',
    )
  })
})
