import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import {boroughMapFixtures} from './borough-map.fixtures.ts'
import {BoroughMapSection} from './borough-map.section.tsx'

const renderMarkup = (state: keyof typeof boroughMapFixtures) =>
  renderWhole(<BoroughMapSection section={boroughMapFixtures[state]} />)

describe('BoroughMapSection', () => {
  it('lists every area with its status in words, even an area that is not on the map (AREA-2)', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<b>Islington<\/b> <span[^>]*>Open</)
    expect(html).toMatch(/<b>Richmond upon Thames<\/b> <span[^>]*>Not open for now</)
    expect(html).toMatch(/<b>Watford<\/b> <span[^>]*>Planned</)
    expect(html).toContain('Postcodes: </span>N1, N7')
  })

  it('renders the map as one image for screen readers, with the open boroughs lit', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<div aria-label="Map of Greater London[^"]*"[^>]*role="img"/)
    expect(html.match(/data-borough-state="lit"/g)).toHaveLength(2)
    expect(html.match(/data-borough-state="planned"/g)).toHaveLength(2)
    expect(html.match(/data-borough-state="dark"/g)).toHaveLength(1)
    expect(html).toContain('Contains National Statistics')
  })

  it('folds the list of each part, with the number of its areas', async () => {
    const html = await renderMarkup('full')
    expect(html.match(/<details>/g)).toHaveLength(5)
    expect(html).toMatch(/<h3>Central<\/h3><details><summary>Show areas \(2\)<span[^>]*>: Central</)
    expect(await renderMarkup('withoutWords')).not.toContain('<details')
  })

  it('draws each borough once more, which the result of the check lights', async () => {
    const html = await renderMarkup('full')
    expect(html.match(/data-lightable="/g)).toHaveLength(5)
    expect(html).toMatch(/<use data-lightable="hackney" href="[^"]*#hackney"/)
    expect(html).not.toContain('data-lightable="watford"')
  })

  it('renders without its optional fields', async () => {
    expect(await renderMarkup('withoutWords')).toContain('Islington')
  })
})
