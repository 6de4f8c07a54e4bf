import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {House, Skyline} from './house.tsx'

const people = ['door', 'one', 'two', 'three', 'four'].map((name) => ({href: `/${name}.svg`}))
const html = renderToStaticMarkup(
  <House door="open" label="A house with five people" people={people} />,
)

describe('House', () => {
  it('leaves a pane empty when its image is missing', () => {
    const draft = renderToStaticMarkup(
      <House door="open" label="A house" people={[{href: '/door.svg'}]} />,
    )
    expect(html.match(/<image/g)).toHaveLength(5)
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
})

describe('house.svg', () => {
  const drawing = readFileSync(join(import.meta.dirname, 'house.svg'), 'utf8')

  it('contains every id that is used', () => {
    const used = `${html}${renderToStaticMarkup(<Skyline />)}`.matchAll(/house\.svg#([\w-]+)/g)
    const parts = [...used].map(([, part]) => part)
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })
})
