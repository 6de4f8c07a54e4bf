import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import {boroughMapFixtures, boroughMapWaiting} from './borough-map.fixtures.ts'
import {BoroughMapSection} from './borough-map.section.tsx'

const renderMarkup = (state: keyof typeof boroughMapFixtures, waiting: WaitingSteps = {}) =>
  renderWhole(<BoroughMapSection section={boroughMapFixtures[state]} waiting={waiting} />)

/** Before visits start anywhere. */
const renderPlanned = () => {
  const {full} = boroughMapFixtures
  const allAreas = full.allAreas.map((area) => ({...area, status: 'planned' as const}))
  return renderWhole(<BoroughMapSection section={{...full, allAreas}} waiting={{}} />)
}

describe('BoroughMapSection', () => {
  it('lists every area with its status in words, even an area that is not on the map (AREA-2)', async () => {
    const [, list = ''] = (await renderMarkup('full')).split('data-parts=""')
    const text = list.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Central Planned')
    expect(text).toContain('Islington Open Postcodes: N1, N7')
    expect(text).toContain('Kensington and Chelsea Postcodes: N1, N7')
    expect(text).toMatch(/North Planned .*Watford Postcodes:/)
    expect(text).toMatch(/East Open .*Hackney Postcodes:/)
    expect(text).toMatch(/West Not open for now .*Richmond upon Thames Postcodes:/)
    expect(text.match(/Planned/g)).toHaveLength(2)
  })

  it('says once, beside the heading, a status that all areas have', async () => {
    const html = await renderPlanned()
    expect(html).toMatch(/<h2>Planned area<\/h2><span[^>]*>Planned</)
    expect(html.match(/>Planned</g)).toHaveLength(1)
  })

  it('renders the map as one image for screen readers, with the open boroughs lit', async () => {
    const html = await renderMarkup('full')
    expect(html).toMatch(/<div aria-label="Map of Greater London[^"]*"[^>]*role="img"/)
    expect(html.match(/data-borough-state="lit"/g)).toHaveLength(2)
    expect(html.match(/data-borough-state="planned"/g)).toHaveLength(2)
    expect(html.match(/data-borough-state="dark"/g)).toHaveLength(1)
    expect(html).toContain('Contains National Statistics')
  })

  it('shows windows only where visits have started, and their key only with them (DES-1)', async () => {
    const windows = (html: string) => html.match(/var\(--fan-lit\)/g)?.length ?? 0
    expect(windows(await renderMarkup('full'))).toBe(3)
    expect(windows(await renderPlanned())).toBe(0)
  })

  it('names the parts of London on the map, for phones without room for boroughs', async () => {
    const html = await renderMarkup('full')
    const marks = [...html.matchAll(/data-mark-kind="part"[^>]*>([^<]+)</g)]
    expect(marks.map(([, text]) => text)).toEqual(['Central', 'North', 'East', 'West'])
  })

  it('folds the list of each part, with the names of its areas', async () => {
    const html = await renderMarkup('full')
    expect(html.match(/<details>/g)).toHaveLength(5)
    expect(html).toMatch(
      /<h3>Central<\/h3>.*?<details><summary><span[^>]*>[^<]+, [^<]+<.span>Show postcodes<span[^>]*>: Central</,
    )
    expect(await renderMarkup('withoutWords')).not.toContain('<details')
  })

  it('draws each borough once more, which the result of the check lights', async () => {
    const html = await renderMarkup('full')
    expect(html.match(/data-lightable="/g)).toHaveLength(5)
    expect(html).toMatch(/<use data-lightable="hackney" href="[^"]*#hackney"/)
    expect(html).not.toContain('data-lightable="watford"')
  })

  it('glows by steps where people wait, which the list says in words (AREA-5)', async () => {
    const html = await renderMarkup('full', boroughMapWaiting)
    const grounds = [...html.matchAll(/data-borough-state="(\w+)" href="[^"#]*#([\w-]+)"/g)]
    expect(grounds.map(([, state, id]) => [state, id])).toEqual([
      ['lit', 'islington'],
      ['lit', 'hackney'],
      ['glow1', 'richmond-upon-thames'],
      ['glow2', 'barnet'],
      ['glow3', 'kensington-and-chelsea'],
    ])
    const waiting = [...html.matchAll(/<b>([^<]+)<\/b> <span data-waiting=""> ([^<]+) </g)]
    expect(waiting.map(([, name, text]) => `${name}: ${text}`)).toEqual([
      'Kensington and Chelsea: 100 or more waiting',
      'Barnet: 30 or more waiting',
      'Watford: 10 or more waiting',
      'Richmond upon Thames: 10 or more waiting',
    ])
  })

  it('explains the glow below the map, and renders neither glow nor words for fewer people', async () => {
    const html = await renderMarkup('full')
    expect(html).toContain('A borough glows when 10 or more people with a postcode there')
    expect(html).toContain('</svg>Open</li>')
    expect(html).toContain('<p data-none="">No borough glows yet.</p>')
    const glowing = await renderMarkup('full', boroughMapWaiting)
    expect(glowing).not.toContain('data-none')
    const swatches = /data-borough-state="glow\d"><\/span>(\d+) or more waiting/g
    expect(glowing.match(swatches)).toHaveLength(3)
    expect(html).not.toMatch(swatches)
    expect(html).not.toContain('data-waiting')
    expect(html).not.toMatch(/data-borough-state="glow\d" href/)
    expect(await renderMarkup('withoutWords', boroughMapWaiting)).not.toContain('waiting')
  })

  it('renders without its optional fields', async () => {
    expect(await renderMarkup('withoutWords')).toContain('Islington')
  })
})
