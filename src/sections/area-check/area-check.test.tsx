import {renderTree} from '#lib/testing/render.ts'
import {checkOutcomes} from '#routing/page-variants.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import {AreaCheckSection} from './area-check.section.tsx'

const state = sectionState('areaCheck')
if (state.check === null) throw new Error('The first content has no copy of the check.')
const check = {
  ...state.check,
  statusPlanned: 'Planned',
  statusOpen: 'Open',
  statusPaused: 'Paused',
  planned: '{area} is planned.',
  paused: '{area} is paused.',
  several: '{area} is in several.',
  outside: '{area} is outside.',
  invalid: 'Not valid',
  unknownArea: 'That',
  join: 'Join {area}',
  joinAnywhere: 'Join',
  waitingLabel: '{people} waiting',
  firstLight: 'Light {area}',
  codesLabel: 'Codes:',
  placeHeadline: 'In {area}',
}

type Area = (typeof state.allAreas)[number]

const area = (name: string, postcodes: string[], more: Partial<Area> = {}) =>
  state.allAreas
    .slice(0, 1)
    .map((one) => ({...one, name, slug: name.toLowerCase(), postcodes, ...more}))

const section = {
  ...state,
  check,
  allAreas: [
    ...area('Hackney', ['E8', 'N1']),
    ...area('Islington', ['N1'], {status: 'open', note: ' Evenings.'}),
    ...area('Barnet', ['N2', 'N3'], {status: 'paused'}),
    ...area('Camden', ['N3'], {status: 'paused'}),
  ],
}

const render = (
  more: Partial<typeof state>,
  variant: string | null = null,
  waiting: WaitingSteps = {},
) =>
  renderTree(
    <AreaCheckSection section={{...section, ...more}} variant={variant} waiting={waiting} />,
  )

describe('AreaCheckSection', () => {
  it('posts the postcode in the body of the request without JavaScript (AREA-1)', async () => {
    const form = (await render({})).querySelector('form')
    expect(form?.attributes).toMatchObject({action: '/api/area-check', method: 'post'})
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('postcode')
  })

  it.each<[string | null, WaitingSteps, string, string]>([
    [null, {}, '', ''],
    ['n1', {}, 'N1', 'N1 is in several. Join N1 Hackney PlannedIslington Open Evenings.'],
    ['n3', {}, 'N3', 'N3 (Barnet and Camden) is paused. Join N3 Barnet, Camden '],
    ['e8', {}, 'E8', 'E8 (Hackney) is planned. Light E8 Hackney '],
    ['e8', {hackney: 2}, 'E8', 'E8 (Hackney) is planned. Join E8 Hackney  30 waiting'],
    ['barnet', {}, '', 'Barnet is paused. Join Barnet Codes: N2, N3 Barnet '],
    [checkOutcomes.outside, {}, '', 'That is outside. Join'],
    [checkOutcomes.invalid, {}, '', ''],
  ])('shows the result on the page %s with the waiting steps %j (AREA-5)', async (...row) => {
    const [variant, waiting, value, text] = row
    const tree = await render({}, variant, waiting)
    const shown = tree.querySelectorAll('[data-result] > p, [data-result] > a, [data-result] > ul')
    expect(shown.map((element) => element.text).join(' ')).toBe(text)
    const field = tree.querySelector('input')
    expect(field?.getAttribute('value')).toBe(value)
    const isInvalid = variant === checkOutcomes.invalid
    expect(field?.getAttribute('aria-invalid') === 'true').toBe(isInvalid)
    expect(tree.text.includes(check.invalid)).toBe(isInvalid)
  })

  it.each([
    ['Opening', null, 'h1', 'Opening'],
    ['Opening', 'barnet', 'h1', 'In Barnet'],
    ['Opening', 'e8', 'h1', 'In E8'],
    ['Opening', checkOutcomes.outside, 'h1', 'Opening'],
    [undefined, null, 'h2', check.heading],
  ])('has the headline %s, or that of the place %s', async (headline, variant, tag, text) => {
    const tree = await render({headline}, variant)
    const headings = tree.querySelectorAll('h1, h2')
    expect(headings.map(({rawTagName, text: own}) => [rawTagName, own])).toEqual([[tag, text]])
    expect(tree.querySelector('[data-own-action]') === null).toBe(headline === undefined)
  })
})
