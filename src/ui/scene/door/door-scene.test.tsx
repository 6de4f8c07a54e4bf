import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {DoorScene} from './door-scene.tsx'

const states = ['dark', 'lit', 'open'] as const

const renderMarkup = (state: (typeof states)[number]) =>
  renderToStaticMarkup(<DoorScene door="nurse" number={19} state={state} />)

describe('DoorScene', () => {
  it.each([
    ['dark', []],
    ['lit', ['light', 'data-spill']],
    ['open', ['light', 'hall', 'data-spill']],
  ] as const)('shows a door that is %s', (state, parts) => {
    const drawn = renderMarkup(state)
    expect(drawn).toContain('#entrance-')
    expect(
      ['light', 'hall', 'data-spill'].filter((part) =>
        new RegExp(`#${part}-|${part}=`).test(drawn),
      ),
    ).toEqual(parts)
  })
})

describe('doors.svg', () => {
  const drawing = readFileSync(join(import.meta.dirname, 'doors.svg'), 'utf8')

  it.each(['gp', 'nurse', 'specialist', 'carer'] as const)('contains every part of %s', (door) => {
    const html = states.map((state) =>
      renderToStaticMarkup(<DoorScene door={door} number={1} state={state} />),
    )
    const parts = [...html.join('').matchAll(/doors\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts.length).toBeGreaterThan(8)
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it('takes the colour of the door from the page', () => {
    expect(drawing).toContain('var(--door)')
  })
})
