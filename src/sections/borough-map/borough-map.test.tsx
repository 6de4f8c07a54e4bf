import type {HTMLElement} from 'node-html-parser'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import {BoroughMapSection} from './borough-map.section.tsx'

const state = sectionState('boroughMap')
const words = {
  _id: 'coverageText' as const,
  statusPlanned: 'Planned',
  statusOpen: 'Open',
  statusPaused: 'Paused',
  waitingLabel: '{people} waiting',
  glowMeaning: 'Glows from {people}.',
  noGlow: 'None glows.',
}

type Area = (typeof state.allAreas)[number]

const area = (slug: string, part: Area['part'], status: Area['status']) =>
  state.allAreas.slice(0, 1).map((one) => ({...one, _id: slug, slug, name: slug, part, status}))

const section = {
  ...state,
  statusWords: state.statusWords && {...state.statusWords, ...words},
  allAreas: [
    ...area('islington', 'central', 'open'),
    ...area('kensington-and-chelsea', 'central', 'planned'),
    ...area('barnet', 'north', 'planned'),
    // Not on the map.
    ...area('watford', 'north', 'paused'),
    ...area('hackney', 'east', 'open'),
    ...area('bromley', 'south', 'planned'),
    ...area('croydon', 'south', 'paused'),
    ...area('sutton', 'south', 'paused'),
  ],
}
const withStatus = (status: Area['status']) => ({
  ...section,
  allAreas: section.allAreas.map((one) => ({...one, status})),
})

/** People wait in an open area as well, which doesn't glow. */
const waiting = {
  'kensington-and-chelsea': 3,
  barnet: 2,
  watford: 1,
  hackney: 3,
  croydon: 1,
} as const

const render = (shown: typeof state, steps: WaitingSteps = {}) =>
  renderTree(<BoroughMapSection section={shown} waiting={steps} />)

it('links the areas in the part around a place, and folds every part elsewhere (AREA-2)', async () => {
  for (const [variant, found] of [
    ['barnet', [0, 2]],
    ['outside', [5, 0]],
  ] as const) {
    const tree = await renderTree(<BoroughMapSection section={section} variant={variant} />)
    const countOf = (selector: string) => tree.querySelectorAll(selector).length
    expect([countOf('details'), countOf('[data-parts] p > a')]).toEqual(found)
  }
})

const textsIn = (tree: HTMLElement, selector: string) =>
  tree.querySelectorAll(selector).map(({text}) => text)

describe('BoroughMapSection', () => {
  it('says the usual status of each part, and the status of each area that differs (AREA-2)', async () => {
    const tree = await render(section)
    expect(textsIn(tree, '[data-heading]:has(h2) [data-tag]')).toEqual([])
    const shown = tree
      .querySelectorAll('[data-parts] > div')
      .map((part) => [
        ...textsIn(part, '[data-heading] [data-tag]'),
        ...part.querySelectorAll('li').map((item) => textsIn(item, 'a, [data-tag]').join(' ')),
      ])
    expect(shown).toEqual([
      ['Planned', 'islington Open', 'kensington-and-chelsea'],
      ['Planned', 'barnet', 'watford Paused'],
      ['Open', 'hackney'],
      ['Paused', 'bromley Planned', 'croydon', 'sutton'],
      [],
    ])
  })

  it.each([
    ['open', 'Open', 'on', 'lit', 7],
    ['paused', 'Paused', 'plain', 'dark', 0],
  ] as const)('says once, beside the heading, that all areas are %s', async (...expected) => {
    const [status, label, tag, lamp, windows] = expected
    const tree = await render(withStatus(status))
    expect(textsIn(tree, '[data-tag]')).toEqual([label])
    expect(textsIn(tree, `[data-heading] [data-tag=${tag}]`)).toEqual([label])
    expect(
      tree.querySelectorAll(`svg[data-map-drawing] > [data-borough-state=${lamp}]`),
    ).toHaveLength(7)
    expect(tree.querySelectorAll('[data-mark-kind=light]')).toHaveLength(windows)
  })

  it('names parts, and draws boroughs that the check can light, only if they are on the map', async () => {
    const tree = await render(section)
    const {central, north, east, south} = state
    expect(textsIn(tree, '[data-mark-kind=part]')).toEqual([central, north, east, south])
    const drawn = tree.querySelectorAll('[data-lightable]')
    expect(drawn.map((use) => use.getAttribute('data-lightable'))).toEqual(
      section.allAreas.map(({slug}) => slug).filter((slug) => slug !== 'watford'),
    )
  })

  it('glows by steps where people wait, which the list says in words (AREA-5)', async () => {
    const tree = await render(section, waiting)
    const lamps = tree.querySelectorAll('svg[data-map-drawing] > [data-borough-state]')
    expect(lamps.map((lamp) => lamp.getAttribute('data-borough-state'))).toEqual([
      'lit',
      'glow3',
      'glow2',
      'lit',
      'planned',
      'glow1',
      'dark',
    ])
    const items = tree.querySelectorAll('li').filter((item) => item.querySelector('[data-waiting]'))
    expect(items.map((item) => textsIn(item, 'a, [data-waiting]').join(''))).toEqual([
      'kensington-and-chelsea 100 waiting ',
      'barnet 30 waiting ',
      'watford 10 waiting ',
      'croydon 10 waiting ',
    ])
  })

  const steps = ['10 waiting', '30 waiting', '100 waiting']

  it.each<[string, typeof state, WaitingSteps, string[]]>([
    ['nobody waits', withStatus('planned'), {}, ['None glows.', 'Glows from 10.']],
    ['visits have started', section, {hackney: 3}, ['None glows.', 'Glows from 10.', 'Open']],
    ['people wait', withStatus('planned'), waiting, ['Glows from 10.', ...steps]],
    ['people wait elsewhere', section, waiting, ['Glows from 10.', ...steps, 'Open']],
  ])(
    'explains the glow and the windows below the map when %s (AREA-5)',
    async (_, shown, people, lines) => {
      const tree = await render(shown, people)
      const meaning = tree.querySelectorAll('p').find(({text}) => text === 'Glows from 10.')
      expect(meaning && textsIn(meaning.parentNode, 'p, li')).toEqual(lines)
    },
  )
})
