import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {DoorScene} from './door-scene.tsx'

const renderMarkup = (isOpen: boolean) =>
  renderToStaticMarkup(<DoorScene door="nurse" isOpen={isOpen} number={19} />)

describe('DoorScene', () => {
  it('lights the fanlight exactly when the service is open', () => {
    expect(renderMarkup(true)).toContain('#entrance-lit-')
    expect(renderMarkup(true)).not.toContain('#entrance-dark-')
    expect(renderMarkup(false)).toContain('#entrance-dark-')
    expect(renderMarkup(false)).not.toContain('#entrance-lit-')
  })

  it('lights the wall only below a lit fanlight', () => {
    expect(renderMarkup(true)).toContain('data-spill')
    expect(renderMarkup(false)).not.toContain('data-spill')
  })

  it('shows the number and colour of its service', () => {
    expect(renderMarkup(true)).toContain('>19</text>')
    expect(renderMarkup(true)).toContain('data-door="nurse"')
  })

  it('is hidden from screen readers', () => {
    expect(renderMarkup(true).match(/aria-hidden="true"/g)).toHaveLength(2)
  })
})

describe('doors.svg', () => {
  const drawing = readFileSync(join(import.meta.dirname, 'doors.svg'), 'utf8')

  it.each(['gp', 'nurse', 'specialist', 'carer'] as const)('contains every part of %s', (door) => {
    const html = [true, false].map((isOpen) =>
      renderToStaticMarkup(<DoorScene door={door} isOpen={isOpen} number={1} />),
    )
    const parts = [...html.join('').matchAll(/doors\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts.length).toBeGreaterThan(8)
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('takes the colour of the door from the page', () => {
    expect(drawing).toContain('var(--door)')
    expect(drawing).not.toContain('url(')
  })
})
