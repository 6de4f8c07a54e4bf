import {renderToStaticMarkup} from 'react-dom/server'
import {MiniDoor} from './mini-door.tsx'

describe('MiniDoor', () => {
  it.each([
    ['dark', true, false],
    ['lit', false, false],
    ['open', false, true],
  ] as const)('shows a door that is %s (DES-1)', (state, hasDarkFanlight, hasHall) => {
    const drawn = renderToStaticMarkup(<MiniDoor door="gp" state={state} />)
    expect(drawn.includes('var(--fan-dark)')).toBe(hasDarkFanlight)
    expect(drawn.includes('<path d="M11 26h26v24H11Z" fill="var(--fan-lit)"')).toBe(hasHall)
  })

  it('has the colour of its service', () => {
    expect(renderToStaticMarkup(<MiniDoor door="carer" state="lit" />)).toContain(
      'var(--door-carer)',
    )
  })
})
