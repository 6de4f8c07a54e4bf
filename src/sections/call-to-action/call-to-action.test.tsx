import {renderToStaticMarkup} from 'react-dom/server'
import {callToActionFixtures} from './call-to-action.fixtures.ts'
import {CallToActionSection} from './call-to-action.section.tsx'

const render = (name: keyof typeof callToActionFixtures) =>
  renderToStaticMarkup(<CallToActionSection section={callToActionFixtures[name]} />)

describe('CallToActionSection', () => {
  it.each(['full', 'panel'] as const)('renders its heading and both buttons (%s)', (name) => {
    expect(render(name)).toMatch(
      /<section.*We’ll write when we open in your area<\/h2>.*<a[^>]*href="\/waitlist"[^>]*>Join the waitlist.*<a[^>]*href="\/about"/,
    )
  })

  it('says after the form was sent that the visitor is on the list', () => {
    expect(render('full')).toMatch(
      /<div[^>]*hidden=""[^>]*><h2[^>]*>You’re on our list<\/h2><a[^>]*href="\/about"/,
    )
    for (const name of ['panel', 'bare'] as const) expect(render(name)).not.toContain('hidden=""')
  })

  it('has the colour and the door of its service', () => {
    expect(render('panel')).toMatch(/data-ground="nurse".*<svg[^>]*data-door="nurse"/)
    const {panel} = callToActionFixtures
    const html = renderToStaticMarkup(<CallToActionSection section={{...panel, service: null}} />)
    expect(html).toContain('data-ground="brand"')
    expect(html).not.toContain('data-door')
  })

  it('has the doors of all services when its waitlist is about every service', () => {
    const {panel} = callToActionFixtures
    const primary = {...panel.primary, kind: 'dialog', dialog: 'waitlist'} as const
    const doors = (['gp', 'nurse'] as const).map((key) => ({
      key,
      doorNumber: 17,
      status: 'comingSoon' as const,
    }))
    const html = renderToStaticMarkup(
      <CallToActionSection doors={doors} section={{...panel, primary, service: null}} />,
    )
    expect(html).toMatch(/data-door="gp".*data-door="nurse"/)
  })

  it('renders without text and without a second button', () => {
    expect(render('bare').match(/<a /g)).toHaveLength(1)
    expect(render('bare')).not.toContain('<p')
  })
})
