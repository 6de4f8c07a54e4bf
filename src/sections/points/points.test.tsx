import {renderToStaticMarkup} from 'react-dom/server'
import {PointIcon} from '#content/render/point-icon.tsx'
import {pointIcons} from '#shared/point-icons.ts'
import {pointsFixtures} from './points.fixtures.ts'
import {PointsSection} from './points.section.tsx'

const {checks, rows, notes, numbers, pictures} = pointsFixtures
const render = (section: (typeof pointsFixtures)['full']) =>
  renderToStaticMarkup(<PointsSection section={section} />)
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text)

describe('PointsSection', () => {
  it.each(Object.entries(pointsFixtures))(
    'shows every text of the layout %s once, in order, and describes its images',
    (_name, section) => {
      const html = render(section).replaceAll('&amp;', '&')
      const texts = section.items.flatMap(({label, title, text, body, price}) => [
        label,
        title,
        text,
        ...(body ?? []).flatMap((block) =>
          'children' in block ? (block.children ?? []).map((span) => span.text) : [],
        ),
        price,
      ])
      let place = html.indexOf(section.heading ?? '')
      for (const text of texts.filter((each) => each !== null)) {
        place = html.indexOf(text ?? '', place + 1)
        expect([text, place > 0]).toEqual([text, true])
      }
      const described = [section.picture, ...section.items.map(({picture}) => picture)]
      expect(html.match(/<img[^>]* alt="[^"]/g)?.length ?? 0).toBe(
        described.filter((picture) => picture !== null).length,
      )
      for (const extra of [section.intro, section.link?.label]) expect(html).toContain(extra ?? '')
    },
  )

  it.each(['full', 'checks', 'rows', 'beside', 'reasons', 'grid', 'facts', 'numbers'] as const)(
    'puts the heading of the layout %s above its points',
    (name) => {
      expect(render(pointsFixtures[name])).toMatch(/<section[^>]*>.*<h2[^>]*>.*(<li|<dt)/)
    },
  )

  it('renders its anchor as an id', () => {
    expect(render(pointsFixtures.full)).toMatch(/<section[^>]*id="columns"/)
  })

  it('links to a page, or opens a dialog with a page as fallback (NURSE-1)', () => {
    expect(render(checks)).toMatch(/<a[^>]*href="\/gp-visit"[^>]*>About GP visits/)
    expect(render(pointsFixtures.beside)).toMatch(
      /<a[^>]*data-dialog="interest" data-subject="nurse"[^>]*href="\/not-available-yet"/,
    )
  })

  it('places the image after all rows (ABOUT-2)', () => {
    const around = (count: number) => {
      const [before = '', after = ''] = render({...rows, items: rows.items.slice(0, count)}).split(
        '<img',
      )
      return [textsOf(before, 'h3').length, textsOf(after, 'h3').length]
    }
    expect([around(6), around(5), around(1)]).toEqual([
      [6, 0],
      [5, 0],
      [1, 0],
    ])
  })

  it('numbers its sentences in an ordered list (PROV-5)', () => {
    expect(render(numbers)).toMatch(/<ol[^>]*>(<li><span>[^<]+<\/span><\/li>){3}<\/ol>/)
  })

  it('gives each note an h2', () => {
    expect(textsOf(render(notes), 'h2')).toEqual(notes.items.map(({title}) => title))
  })

  it('puts the label before the title (SPEC-1)', () => {
    expect(render(pictures)).toContain('<h3><span>Home</span> At your own table</h3>')
  })

  it('hides ticks and drawings from screen readers', () => {
    for (const section of [checks, pointsFixtures.reasons, pointsFixtures.grid]) {
      const drawings = render(section).match(/<svg[^>]*>/g) ?? []
      expect(drawings.length).toBeGreaterThanOrEqual(section.items.length)
      expect(drawings.filter((tag) => !tag.includes('aria-hidden="true"'))).toEqual([])
    }
  })
})

describe('PointIcon', () => {
  it('renders a distinct drawing for every name that an editor can choose', () => {
    const drawn = pointIcons.map(({value}) => renderToStaticMarkup(<PointIcon name={value} />))
    expect(new Set(drawn).size).toBe(pointIcons.length)
    expect(renderToStaticMarkup(<PointIcon name={null} />)).toBe('')
  })
})
