import {jest} from '@jest/globals'
import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {HeroSection} from './hero.section.tsx'

const section = sectionState('hero')
const facts = section.facts ?? []
const windows = section.windows ?? []

const render = (more: Partial<SectionProps<'hero'>['section']> = {}) =>
  renderTree(<HeroSection section={{...section, ...more}} />)

describe('HeroSection', () => {
  it.each([
    ['Care at home, your home.', 'home', 'Care at <em>home</em>, your home.'],
    ['home, home and home', 'home', '<em>home</em>, home and home'],
    ['At home', 'At home', '<em>At home</em>'],
    ['At home', 'elsewhere', 'At home'],
    ['At home', undefined, 'At home'],
  ])(
    'keeps all of the headline %j when %j is highlighted (HOME-1)',
    async (headline, highlight, html) => {
      expect((await render({headline, highlight})).querySelector('h1')?.innerHTML).toBe(html)
    },
  )

  it('lists the people before hydration, without lighting one (HOME-1)', async () => {
    const tree = await render()
    expect(tree.querySelectorAll('[data-lit]').length).toBe(0)
    expect(tree.querySelectorAll('li[aria-current] b').map(({text}) => text)).toEqual(
      windows.map(({name}) => name),
    )
  })

  it('shows only the first person at full length', async () => {
    const [first] = windows
    const fullLength = first?.fullLength ?? null
    const tree = await render({windows: windows.map((one) => ({...one, fullLength}))})
    const alts = tree.querySelectorAll('li[aria-current] [data-sr-only]').map(({text}) => text)
    expect(alts).toEqual([fullLength?.alt, ...windows.slice(1).map(({portrait}) => portrait?.alt)])
  })

  it.each([
    ['samples', [false, true, true], 2, 1],
    ['nobody when all are real', [false, false, false], 0, 0],
  ])('labels %s (LAW-11)', async (_who, samples, count, narrow) => {
    const people = windows
      .slice(0, 3)
      .map((one, index) => ({...one, isSample: samples[index] === true}))
    const tree = await render({windows: people})
    expect(tree.querySelectorAll('li [data-badge]').length).toBe(count)
    expect(tree.querySelectorAll('[data-narrow-badge]').length).toBe(narrow)
  })

  it('renders a lit house without a list when nobody is listed, as when samples are hidden (LAW-11)', async () => {
    const tree = await render({windows: []})
    expect(tree.querySelector('[data-house]')?.getAttribute('aria-label')).toBe(
      section.emptyPictureLabel,
    )
    expect(tree.querySelectorAll('image, [data-controls], [aria-current]').length).toBe(0)
  })

  it('keeps the door of the house open whatever the status of a service is (DES-1)', async () => {
    const [service] = section.doors
    const statuses = ['comingSoon', 'launched', 'started'] as const
    const drawings = await Promise.all(
      statuses.map(async (status) =>
        (await render({doors: service ? [{...service, status}] : []}))
          .querySelector('[data-house]')
          ?.innerHTML.replaceAll(/_R_\w+/g, ''),
      ),
    )
    expect(new Set(drawings).size).toBe(1)
    expect(drawings[0]).toContain('#hall')
  })

  it.each([
    ['2026-12-21T12:00:00Z', 'day'],
    ['2026-12-21T16:00:00Z', 'dusk'],
  ])('follows the sky over London: at %s it is %s (HOME-1)', async (moment, daylight) => {
    jest.useFakeTimers({
      now: new Date(moment),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    })
    try {
      expect((await render()).querySelector('[data-daylight]')?.attributes['data-daylight']).toBe(
        daylight,
      )
    } finally {
      jest.useRealTimers()
    }
  })

  it.each([
    [facts, 1],
    [[], 0],
  ])('shows the sources of all facts behind one button (HOME-1)', async (shown, count) => {
    const tree = await render({facts: shown})
    expect(tree.querySelectorAll('[data-claim-sources]').length).toBe(count)
    const lists = tree.querySelectorAll('ul').map((list) => list.childNodes.length)
    expect(lists).not.toContain(0)
    const claims = new Set(shown.map(({claim}) => claim?._id))
    expect(tree.querySelectorAll('[data-claim-sources] li').length).toBe(claims.size)
  })
})
