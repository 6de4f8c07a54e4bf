/** @jest-environment jsdom */
import {hydratedEvent} from '#lib/hydration.ts'
import {deferScripts} from './defer-scripts.ts'

const page =
  '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([0])</script>'
const {html} = deferScripts(page, 'build=b')
const [, loader = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []

let presses: string[]

function show(origin: string): void {
  document.body.innerHTML = '<button type="button">One</button><button type="button">Two</button>'
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(`${origin} ${button.textContent}`))
}

const button = (index: number) => document.querySelectorAll('button')[index]
const laterTurns = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Stops each press at the document, as React does while it waits for a file. */
function stopPresses(): () => void {
  const stop = (event: Event) => event.stopPropagation()
  document.addEventListener('click', stop, true)
  return () => document.removeEventListener('click', stop, true)
}

beforeEach(() => {
  presses = []
  document.head.innerHTML = ''
  show('server')
  window.eval(loader)
})

describe('presses before hydration', () => {
  it('load the code once its data is there, also before the page is parsed (decision 54)', async () => {
    const added = () => [...document.head.querySelectorAll('script')]
    dispatchEvent(new Event('pointerdown'))
    const [data] = added()
    expect(added().map(({src}) => src)).toEqual(['http://localhost/_page-data?build=b&page=/'])
    data?.dispatchEvent(new Event('load'))
    await laterTurns()
    expect(
      added()
        .map(({src}) => src)
        .slice(1),
    ).toEqual(['http://localhost/_next/static/chunks/a.js'])
    dispatchEvent(new Event(hydratedEvent))
    await laterTurns()
  })

  it('happen once after React stopped them while it waited for a file (decision 54)', async () => {
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

  it('happen on the new element when React replaces the page (decision 54)', async () => {
    button(1)?.click()
    presses = []
    show('browser')
    dispatchEvent(new Event(hydratedEvent))
    await laterTurns()
    expect(presses).toEqual(['browser Two'])
  })

  it('do not repeat when React responds to the press during which it hydrates (decision 54)', async () => {
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
