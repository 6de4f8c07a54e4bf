import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import {boroughMapFixtures} from './borough-map.fixtures.ts'
import {BoroughMapSection} from './borough-map.section.tsx'

const renderMarkup = (state: keyof typeof boroughMapFixtures) =>
  renderWhole(<BoroughMapSection section={boroughMapFixtures[state]} />)

describe('BoroughMapSection', () => {
  it('lists every area with its state in words, also those that no map has (AREA-2)', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<b>Islington<\/b> <span[^>]*>Open</)
    expect(html).toMatch(/<b>Richmond upon Thames<\/b> <span[^>]*>Not open for now</)
    expect(html).toMatch(/<b>Watford<\/b> <span[^>]*>Planned</)
    expect(html).toContain('Postcodes: </span>N1, N7')
  })

  it('shows boroughs on a map that is one picture to screen readers, lit where they are open', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<div aria-label="Map of Greater London[^"]*"[^>]*role="img"/)
    expect(html.match(/data-borough-state="lit"/g)).toHaveLength(2)
    expect(html.match(/data-borough-state="planned"/g)).toHaveLength(2)
    expect(html.match(/data-borough-state="dark"/g)).toHaveLength(1)
    expect(html).toContain('Contains National Statistics')
  })

  it('stands without what may stay empty', async () => {
    expect(await renderMarkup('withoutWords')).toContain('Islington')
  })
})
