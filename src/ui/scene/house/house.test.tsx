import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {House, Skyline} from './house.tsx'
import {openings} from './openings.ts'

const people = ['door', 'one', 'two', 'three', 'four'].map((name) => ({href: `/${name}.svg`}))
const html = renderToStaticMarkup(
  <House door="open" label="A house with five people" people={people} />,
)

describe('House', () => {
  it('is one labelled image', () => {
    expect(html).toMatch(/^<svg aria-label="A house with five people"[^>]* role="img"/)
  })

  it('shows a person in each opening', () => {
    for (const {href} of people) expect(html).toContain(`href="${href}"`)
    expect(html.match(/<image/g)).toHaveLength(5)
  })

  it('draws each person down to the lower edge of the opening, so that nobody floats', () => {
    for (const {clip, picture} of openings) {
      // A clip path begins at the lower left corner.
      const [left = 0, lowerEdge = 0] = (clip.match(/[\d.]+/g) ?? []).map(Number)
      expect(picture.x).toBeLessThan(left)
      expect(picture.y + picture.height).toBeGreaterThanOrEqual(lowerEdge)
    }
  })

  it('leaves a pane empty when its image is missing', () => {
    const draft = renderToStaticMarkup(
      <House door="open" label="A house" people={[{href: '/door.svg'}]} />,
    )
    expect(draft.match(/<image/g)).toHaveLength(1)
    expect(draft.match(/data-shade/g)).toHaveLength(5)
  })

  it('covers the opening with an image cropped around its focus', () => {
    const markup = (x: number, y: number) =>
      renderToStaticMarkup(
        <House
          door="open"
          label="A house"
          people={[undefined, {href: '/a.jpg', focus: {x, y, width: 842, height: 421}}]}
        />,
      )
    // The window is 175.4 × 210.5, so an image of ratio 2 is 421 × 210.5.
    expect(markup(0, 50)).toContain('<image x="462.3" y="167.5" width="421" height="210.5"')
    expect(markup(100, 50)).toMatch(/<image x="216\.7\d*" y="167.5" width="421"/)
  })

  it('has a closed door until visits have started, and a dark fanlight until a service opens first', () => {
    const parts = (door: 'dark' | 'lit' | 'open') => {
      const drawn = renderToStaticMarkup(<House door={door} label="A house" people={people} />)
      return ['fan-dark', 'closed', 'hall'].filter((part) => drawn.includes(`#${part}"`))
    }
    expect(parts('dark')).toEqual(['fan-dark', 'closed'])
    expect(parts('lit')).toEqual(['closed'])
    expect(parts('open')).toEqual(['hall'])
  })

  it('has unique ids when rendered twice', () => {
    const twice = renderToStaticMarkup(
      <>
        <House door="open" label="One" people={people} />
        <House door="open" label="Two" people={people} />
      </>,
    )
    const ids = [...twice.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('house.svg', () => {
  const drawing = readFileSync(join(import.meta.dirname, 'house.svg'), 'utf8')

  it('contains every id that is used', () => {
    const used = `${html}${renderToStaticMarkup(<Skyline />)}`.matchAll(/house\.svg#([\w-]+)/g)
    const parts = [...used].map(([, part]) => part)
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('has no internal references, which browsers do not resolve across files', () => {
    expect(drawing).not.toContain('url(')
  })
})
