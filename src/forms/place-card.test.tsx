import {renderToStaticMarkup} from 'react-dom/server'
import {exampleCard} from './testing/example-copy.ts'
import {PlaceCard} from './place-card.tsx'
import type {ServiceDoorFacts, WaitlistPlace} from '#shared/waitlist-card.ts'

const {copy, doors} = exampleCard
const render = (place: WaitlistPlace, props: Partial<Parameters<typeof PlaceCard>[0]> = {}) =>
  renderToStaticMarkup(<PlaceCard copy={copy} doors={doors} place={place} {...props} />)

describe('PlaceCard', () => {
  it('opens the door of the service, with its number and colour, lit or not (FORM-9)', () => {
    const html = render({service: 'carer', area: 'SE5'})
    expect(html).toContain('data-door="carer"')
    expect(html).toContain('>23</text>')
    expect(html).toContain('<b>Home carer</b>')
    expect(html).toContain('<h2>On the list for SE5</h2>')
    expect(html).toContain('href="/register-interest/received/carer-se5.png"')
  })

  it('has a door without number when no service was chosen (FORM-9)', () => {
    const html = render({service: null, area: 'tower-hamlets'})
    expect(html).not.toMatch(/data-door=|<text|<b>/)
    expect(html).toContain('<h2>On the list for Tower Hamlets</h2>')
    expect(render({service: null, area: null})).toContain('<h2>On the list</h2>')
  })

  it('says that visits have not started until they have (FORM-9)', () => {
    const place = {service: 'gp', area: null} as const
    const started: ServiceDoorFacts[] = [{key: 'gp', doorNumber: 17, status: 'started'}]
    expect(render(place)).toContain('<p>Not yet. We will write.</p>')
    expect(render(place, {doors: started})).toContain('<p>We will write.</p>')
    expect(render({service: null, area: null}, {doors: started})).toContain('<p>We will write.</p>')
  })

  it('is absent from a dataset without its copy, and complete without its links (FORM-9)', () => {
    const place = {service: 'gp', area: 'SE5'} as const
    expect(render(place, {copy: {...copy, cardTitle: null}})).toBe('')
    const bare = {...copy, cardTitleArea: null, keepCard: null, printCard: null}
    expect(render(place, {copy: bare})).toMatch(/<h2>On the list<\/h2>/)
    expect(render(place, {copy: bare})).not.toMatch(/<a |<button/)
  })
})
