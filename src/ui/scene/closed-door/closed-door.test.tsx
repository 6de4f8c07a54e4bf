import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {ClosedDoor} from './closed-door.tsx'

describe('ClosedDoor', () => {
  const html = renderToStaticMarkup(<ClosedDoor number="404" />)

  it('shows its number and is hidden from screen readers', () => {
    expect(html).toContain('>404</text>')
    expect(html).toContain('aria-hidden="true"')
  })

  it('uses only ids of the drawing', () => {
    const drawing = readFileSync(join(import.meta.dirname, 'closed-door.svg'), 'utf8')
    const parts = [...html.matchAll(/closed-door\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts).toEqual(['street', 'lamp'])
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('ends the wall after a whole window, so that no screen cuts another one (NF-1)', () => {
    const drawing = readFileSync(join(import.meta.dirname, 'closed-door.svg'), 'utf8')
    expect(drawing.match(/fill="var\(--s-glassoff\)"/g)).toHaveLength(2)
    const [, left = 0, width = 0] = (/<rect x="(\d+)" y="0" width="(\d+)"/.exec(drawing) ?? []).map(
      Number,
    )
    // A window and its sill end at 701, and the page of a phone at 761.
    expect(left + width).toBeGreaterThan(761)
    expect(left + width).toBeLessThan(780)
  })
})
