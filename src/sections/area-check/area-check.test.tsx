import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import {areaCheckFixtures} from './area-check.fixtures.ts'
import {AreaCheckSection} from './area-check.section.tsx'
import type {WaitingSteps} from '#shared/waiting-steps.ts'

const renderMarkup = (
  state: keyof typeof areaCheckFixtures,
  variant: string | null = null,
  waiting: WaitingSteps = {},
) =>
  renderWhole(
    <AreaCheckSection section={areaCheckFixtures[state]} variant={variant} waiting={waiting} />,
  )

describe('AreaCheckSection', () => {
  it('posts the postcode in the body of the request without JavaScript (AREA-1)', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<form[^>]*action="\/api\/area-check"[^>]*method="post"/)
    expect(html).toMatch(/<input[^>]*autoComplete="postal-code"[^>]*name="postcode"/i)
    expect(html).toContain('We do not store your postcode when you check.')
    expect(html).toMatch(/<div aria-live="polite" data-result="" tabindex="-1"><\/div>/)
  })

  it('shows the result on the page of a district whose boroughs differ (AREA-1)', async () => {
    const html = await renderMarkup('full', 'n1')
    expect(html).toContain('N1 is in more than one borough.')
    expect(html).toMatch(/>Hackney <\/b><\/span><span[^>]*>Planned</)
    expect(html).toMatch(/>Islington <\/b><\/span><span[^>]*>Open<.*Evenings only at first\./)
    expect(html).toMatch(/<a[^>]*data-subject="N1"[^>]*href="\/register-interest\/n1"/)
    expect(html).toMatch(/<input[^>]*value="N1"/)
  })

  it.each([
    ['outside', 'That postcode is outside the area where we plan to start.'],
    ['not-a-postcode', 'Enter a UK postcode, like N1 or N1 1AA'],
    ['kensington-and-chelsea', 'We’re not open in Kensington and Chelsea for now.'],
  ])('shows the result on the page %s', async (variant, text) => {
    expect(await renderMarkup('full', variant)).toContain(text)
  })

  it('shows what each status means where the result will be, and reserves its room', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(
      /data-result=""[^>]*><\/div><div data-meanings=""><p>Each borough is one of these:<.*Visits have started here\./,
    )
    const [, reserved = ''] = html.split('aria-hidden="true" data-reserved=""')
    expect(reserved).toContain('Hackney is still dark on our map.')
    expect(reserved).toMatch(/<span>Be one of the first lights in Hackney<\/span>/)
    expect(reserved).not.toMatch(/<a |href=/)
    expect(await renderMarkup('withoutMeanings')).not.toContain('data-meanings')
    expect(await renderMarkup('placeAlone')).toMatch(
      /<div data-meanings=""><p>Your answer will appear here\.<\/p><a [^>]*href="\/register-interest"[^>]*>/,
    )
  })

  it('names the areas of the result for the map', async () => {
    const [shown = ''] = (await renderMarkup('full', 'n1')).split('data-reserved')
    expect(shown.match(/data-area="[\w-]+"/g)).toEqual([
      'data-area="hackney"',
      'data-area="islington"',
    ])
  })

  it('offers to be one of the first lights without JavaScript, until ten people wait (AREA-5)', async () => {
    const [dark = ''] = (await renderMarkup('full', 'e8')).split('data-reserved')
    expect(dark).toMatch(
      /<\/p><a[^>]*data-subject="E8"[^>]*>Be one of the first lights in E8<\/a><p>E8 is still dark on our map\./,
    )
    const [lit = ''] = (await renderMarkup('full', 'e8', {hackney: 1})).split('data-reserved')
    expect(lit).toMatch(
      /<a[^>]*>Join the waitlist for E8<.*>Hackney <.*<span data-waiting=""> 10 or more waiting</,
    )
    expect(lit).not.toContain('dark')
  })

  it('leaves the status to the sentence where all boroughs have the same', async () => {
    const planned = areaCheckFixtures.full.allAreas.map((area) => ({
      ...area,
      status: 'planned' as const,
      note: null,
    }))
    const html = await renderWhole(
      <AreaCheckSection section={{...areaCheckFixtures.full, allAreas: planned}} variant="n1" />,
    )
    const [shown = ''] = html.split('data-meanings')
    expect(shown).toContain('N1 is in the area we plan to cover.')
    expect(shown).toMatch(/<li><span><b[^>]*>Hackney, <\/b><b[^>]*>Islington <\/b><\/span><\/li>/)
    expect(shown).not.toMatch(/>Planned<|more than one borough/)
  })

  it('opens its page with a headline of its own, in place of the shared heading', async () => {
    const html = await renderMarkup('opening')
    expect(html).toMatch(
      /<h1>Where we plan to visit<\/h1><p[^>]*>We plan to open in Greater London/,
    )
    expect(html).not.toMatch(/<h2|data-eyebrow|Will we visit you/)
    expect(await renderMarkup('full')).not.toContain('<h1')
    expect(html).toMatch(/<div data-meanings="">.*>Join the waitlist<\/a>/)
  })

  it('marks the field as invalid after an invalid postcode', async () => {
    const html = await renderMarkup('full', 'not-a-postcode')
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  })

  it('renders without areas, and renders nothing without its copy', async () => {
    expect(await renderMarkup('withoutAreas')).toContain('<form')
    expect(await renderMarkup('unpublished')).toBe('')
  })
})
