import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {DoorScene} from './door-scene.tsx'

const renderMarkup = (isOpen: boolean) =>
  renderToStaticMarkup(<DoorScene door="nurse" isOpen={isOpen} number={19} />)

describe('DoorScene', () => {
  it('lights the fanlight exactly when a visit can be asked for', () => {
    expect(renderMarkup(true)).toContain('#entrance-lit-')
    expect(renderMarkup(true)).not.toContain('#entrance-dark-')
    expect(renderMarkup(false)).toContain('#entrance-dark-')
    expect(renderMarkup(false)).not.toContain('#entrance-lit-')
  })

  it('sheds light on the wall from a lit fanlight alone', () => {
    expect(renderMarkup(true)).toContain('data-spill')
    expect(renderMarkup(false)).not.toContain('data-spill')
  })

  it('carries the number and the colour of its service', () => {
    expect(renderMarkup(true)).toContain('>19</text>')
    expect(renderMarkup(true)).toContain('data-door="nurse"')
  })

  it('is hidden from screen readers', () => {
    expect(renderMarkup(true).match(/aria-hidden="true"/g)).toHaveLength(2)
  })
})

describe('the drawing of the doors', () => {
  const drawing = readFileSync(join(import.meta.dirname, 'doors.svg'), 'utf8')

  it.each(['gp', 'nurse', 'specialist', 'carer'] as const)('holds every part of %s', (door) => {
    const html = [true, false].map((isOpen) =>
      renderToStaticMarkup(<DoorScene door={door} isOpen={isOpen} number={1} />),
    )
    const parts = [...html.join('').matchAll(/doors\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts.length).toBeGreaterThan(8)
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('leaves the colour of the leaf to the page', () => {
    expect(drawing).toContain('var(--door)')
    expect(drawing).not.toContain('url(')
  })
})
