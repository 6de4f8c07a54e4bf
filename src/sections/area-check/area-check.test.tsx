import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import {areaCheckFixtures} from './area-check.fixtures.ts'
import {AreaCheckSection} from './area-check.section.tsx'

const renderMarkup = (state: keyof typeof areaCheckFixtures, variant: string | null = null) =>
  renderWhole(<AreaCheckSection section={areaCheckFixtures[state]} variant={variant} />)

describe('AreaCheckSection', () => {
  it('posts the postcode in the body of the request without JavaScript (AREA-1)', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<form[^>]*action="\/api\/area-check"[^>]*method="post"/)
    expect(html).toMatch(/<input[^>]*autoComplete="postal-code"[^>]*name="postcode"/i)
    expect(html).toContain('We do not store your postcode when you check.')
    expect(html).toMatch(/<div aria-live="polite" data-result=""><\/div>/)
  })

  it('shows the result on the page of a district whose boroughs differ (AREA-1)', async () => {
    const html = await renderMarkup('full', 'n1')
    expect(html).toContain('N1 lies in more than one borough.')
    expect(html).toMatch(/<b>Hackney <\/b><span[^>]*>Planned</)
    expect(html).toMatch(/<b>Islington <\/b><span[^>]*>Open<.*Evenings only at first\./)
    expect(html).toMatch(/<a[^>]*data-subject="N1"[^>]*href="\/register-interest\/n1"/)
    expect(html).toMatch(/<input[^>]*value="N1"/)
  })

  it.each([
    ['outside', 'That postcode is outside our first area.'],
    ['not-a-postcode', 'Enter a UK postcode, like N1 or N1 1AA'],
    ['kensington-and-chelsea', 'We are not open in Kensington and Chelsea for now.'],
  ])('shows the result on the page %s', async (variant, text) => {
    expect(await renderMarkup('full', variant)).toContain(text)
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
