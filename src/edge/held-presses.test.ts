/**
 * @jest-environment jsdom
 */
import {hydratedEvent} from '#lib/hydration.ts'
import {deferScripts} from './defer-scripts.ts'

const html = '<head><script src="/_next/static/chunks/a.js" async=""></script></head>'
const [, loader = ''] = /<script>([\s\S]*)<\/script>/.exec(deferScripts(html)) ?? []

let presses: string[]

/** Shows the page as the server sends it, with buttons that are marked by where they come from. */
function show(origin: string): void {
  document.body.innerHTML = '<button type="button">One</button><button type="button">Two</button>'
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(`${origin} ${button.textContent}`))
}

const button = (index: number) => document.querySelectorAll('button')[index]
const laterTurns = () => new Promise((resolve) => setTimeout(resolve, 20))

/** React waits for a file: it stops each press at the document, before a button hears of it. */
function stopPresses(): () => void {
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('click', stop, true)
  return () => document.removeEventListener('click', stop, true)
}

beforeEach(() => {
  presses = []
  show('server')
  window.eval(loader)
})

describe('presses before hydration (decision 54)', () => {
  it('are made once when React stops them while it waits for a file', async () => {
    const release = stopPresses()
    button(1)?.click()
    button(1)?.click()
    await laterTurns()
    release()
    expect(presses).toEqual([])
    dispatchEvent(new Event(hydratedEvent))
    await laterTurns()
    expect(presses).toEqual(['server Two'])
  })

  it('are made on the new element when React renders the page anew', async () => {
    button(1)?.click()
    presses = []
    show('browser')
    dispatchEvent(new Event(hydratedEvent))
    await laterTurns()
    expect(presses).toEqual(['browser Two'])
  })

  it('are not made again when React responds to the press during which it hydrates', async () => {
    document.addEventListener('click', () => dispatchEvent(new Event(hydratedEvent)), {
      capture: true,
      once: true,
    })
    button(0)?.click()
    await laterTurns()
    expect(presses).toEqual(['server One'])
    button(0)?.click()
    await laterTurns()
    expect(presses).toEqual(['server One', 'server One'])
  })
})
