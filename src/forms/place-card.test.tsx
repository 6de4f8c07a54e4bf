import {renderTree} from '#lib/testing/render.ts'
import type {WaitlistPlace} from '#shared/waitlist-card.ts'
import {exampleCard} from './testing/example-copy.ts'
import {PlaceCard} from './place-card.tsx'

const {copy} = exampleCard
const render = (place: WaitlistPlace, props: Partial<Parameters<typeof PlaceCard>[0]> = {}) =>
  renderTree(<PlaceCard {...exampleCard} place={place} {...props} />)
const place = {service: 'gp', area: 'SE5'} as const

describe('PlaceCard', () => {
  it.each<[WaitlistPlace, string | undefined, string | undefined, string]>([
    [{service: 'carer', area: 'SE5'}, '23', 'Home carer', 'On the list for SE5'],
    [{service: null, area: 'tower-hamlets'}, undefined, undefined, 'On the list for Tower Hamlets'],
    [{service: null, area: null}, undefined, undefined, 'On the list'],
  ])('shows for %j the door, its service and its area (FORM-9)', async (of, door, name, title) => {
    const card = await render(of)
    expect(card.querySelector('text')?.text).toBe(door)
    expect(card.querySelector('[data-opening-door]')?.getAttribute('data-door')).toBe(
      of.service ?? undefined,
    )
    expect(card.querySelector('b')?.text).toBe(name)
    expect(card.querySelector('h2')?.text).toBe(title)
  })

  it('says that visits have not started until they have (FORM-9)', async () => {
    const gp = {key: 'gp', doorNumber: 17, status: 'started'} as const
    const started = {doors: [gp, {key: 'carer', doorNumber: 23, status: 'comingSoon'} as const]}
    expect((await render(place)).text).toContain('Not yet. We will write.')
    expect((await render(place, started)).text).not.toContain('Not yet.')
    const other = await render({service: 'carer', area: 'SE5'}, started)
    expect(other.text).toContain('Not yet.')
    expect((await render({service: null, area: null}, started)).text).not.toContain('Not yet.')
  })

  it('says what a professional is on, which is not the waitlist (FORM-9)', async () => {
    const card = await render(place, {text: 'We will write before visits start.'})
    expect(card.querySelector('p')?.text).toBe('The register')
  })

  it('is absent from a dataset without its copy, and complete without its links (FORM-9)', async () => {
    expect((await render(place, {copy: {...copy, cardTitle: null}})).childNodes).toEqual([])
    const bare = {...copy, cardTitleArea: null, keepCard: null, printCard: null, shareCard: null}
    const card = await render(place, {copy: bare})
    expect(card.querySelector('h2')?.text).toBe('On the list')
    expect(card.querySelectorAll('a, button')).toEqual([])
  })

  it('downloads the picture of its place, and is printed and shared only with JavaScript (FORM-9)', async () => {
    const card = await render(place)
    const link = card.querySelector('a[download]')
    expect(link?.getAttribute('href')).toBe('/register-interest/received/gp-se5.png')
    const buttons = card.querySelectorAll('button')
    expect(buttons.map((button) => button.hasAttribute('hidden'))).toEqual([true, true])
  })
})
