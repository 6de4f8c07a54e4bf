import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {ClosedDoor} from './closed-door.tsx'

describe('ClosedDoor', () => {
  const html = renderToStaticMarkup(<ClosedDoor number="404" />)

  it('uses only ids of the drawing', () => {
    const drawing = readFileSync(join(import.meta.dirname, 'closed-door.svg'), 'utf8')
    const parts = [...html.matchAll(/closed-door\.svg#([\w-]+)/g)].map(([, part]) => part)
    expect(parts).toEqual(['street', 'lamp'])
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })
})
