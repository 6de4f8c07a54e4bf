import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {OpeningDoor} from './opening-door.tsx'

const drawing = readFileSync(join(import.meta.dirname, 'doors.svg'), 'utf8')

describe('OpeningDoor', () => {
  it('is an open door with the number and colour of its service (FORM-9)', () => {
    const html = renderToStaticMarkup(<OpeningDoor door="nurse" number={19} />)
    expect(html).toContain('>19</text>')
    expect(html).toContain('data-door="nurse"')
    const parts = [...html.matchAll(/doors\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts).toContain('hall-wide')
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('has no number and no service when none was chosen (FORM-9)', () => {
    const html = renderToStaticMarkup(<OpeningDoor door={null} number={null} />)
    expect(html).not.toMatch(/<text|data-door=/)
  })
})
