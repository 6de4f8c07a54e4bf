import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ReactNode} from 'react'
import {renderMarkup, renderTree} from '#lib/testing/render.ts'
import {TextField} from './field/field.tsx'
import {MiniDoor} from './mini-door/mini-door.tsx'
import {RadioScale} from './radio-scale/radio-scale.tsx'
import {ClosedDoor} from './scene/closed-door/closed-door.tsx'
import {DoorScene} from './scene/door/door-scene.tsx'
import {InsideDoor} from './scene/door/inside-door.tsx'
import {OpeningDoor} from './scene/door/opening-door.tsx'
import {House, Skyline} from './scene/house/house.tsx'
import {starPercentage} from './star-rating/star-rating.tsx'

const states = ['dark', 'lit', 'open'] as const
const doors = ['gp', 'nurse', 'specialist', 'carer'] as const
const people = ['door', 'one', 'two', 'three', 'four'].map((name) => ({href: `/${name}.svg`}))
const house = (own: Parameters<typeof House>[0]['people'] = people) => (
  <House label="A house" onStep={{href: '/step.svg'}} people={own} />
)

/** Returns the ids of a drawing that an element uses. */
const partsOf = async (node: ReactNode) =>
  [...(await renderMarkup(node)).matchAll(/\.svg#([\w-]+)/g)].map(([, part = '']) => part)

describe('scene', () => {
  it.each([
    ['house/house.svg', [house(), <Skyline key="skyline" />]],
    ['door/inside.svg', doors.map((door) => <InsideDoor door={door} key={door} number={1} />)],
    [
      '../mini-door/mini-doors.svg',
      states.map((state) => <MiniDoor door="gp" key={state} state={state} />),
    ],
    ['closed-door/closed-door.svg', [<ClosedDoor key="door" number="404" />]],
    [
      'door/doors.svg',
      doors.flatMap((door) => [
        <OpeningDoor door={door} key={door} number={1} />,
        ...states.map((state) => <DoorScene door={door} key={state} number={1} state={state} />),
      ]),
    ],
  ])('uses only ids of the drawing %s', async (file, scenes) => {
    const drawing = readFileSync(join(import.meta.dirname, 'scene', file), 'utf8')
    const parts = (await Promise.all(scenes.map(partsOf))).flat()
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.filter((part) => !drawing.includes(`id="${part}"`))).toEqual([])
  })

  it.each([
    ['dark', 0],
    ['lit', 2],
    ['open', 4],
  ] as const)('shows a door that is %s (DES-1)', async (state, lights) => {
    const door = await partsOf(<DoorScene door="nurse" number={19} state={state} />)
    expect(door.filter((part) => /^(light|hall)-/.test(part))).toHaveLength(lights)
    expect(await partsOf(<MiniDoor door="carer" state={state} />)).toEqual([state])
  })

  it('leaves a pane of the house empty when its image is missing', async () => {
    const images = (await renderTree(house(people.slice(0, 1)))).querySelectorAll('image')
    expect(images.map((image) => image.getAttribute('href'))).toEqual(['/door.svg', '/step.svg'])
  })

  // The window is 175.4 × 210.5, so an image of ratio 2 is 421 × 210.5.
  it.each([
    [0, 462.3],
    [100, 216.7],
  ])('crops an image of the house around its focus at %d %%', async (x, left) => {
    const focus = {x, y: 50, width: 842, height: 421}
    const [image] = (
      await renderTree(house([undefined, {href: '/a.jpg', focus}]))
    ).querySelectorAll('image')
    const box = ['x', 'y', 'width', 'height'].map((name) => Number(image?.getAttribute(name)))
    expect(box.map((value) => Math.round(value * 10) / 10)).toEqual([left, 167.5, 421, 210.5])
  })
})

describe('TextField', () => {
  it.each([
    ['For us.', 'Wrong', 'f-hint f-error', 'true', ['LABEL', 'P', 'P', 'INPUT']],
    [null, '', undefined, undefined, ['LABEL', 'INPUT']],
  ])('has the hint %j and the error %j before the box, which they describe', async (...row) => {
    const [hint, error, describedBy, invalid, order] = row
    const tree = await renderTree(<TextField error={error} hint={hint} id="f" label="Email" />)
    const box = tree.querySelector('input')
    expect(box?.getAttribute('aria-describedby')).toBe(describedBy)
    expect(box?.getAttribute('aria-invalid')).toBe(invalid)
    expect(tree.querySelectorAll('[data-field] > *').map(({tagName}) => tagName)).toEqual(order)
  })
})

describe('RadioScale', () => {
  it('reads out the ends and the meanings between (MOD-3)', async () => {
    const meanings = ['Low', 'A', 'High']
    const tree = await renderTree(<RadioScale {...{meanings}} name="likely" question="Likely?" />)
    const texts = tree.querySelectorAll('[data-sr-only]').map(({text}) => text.trim())
    expect(texts).toEqual(meanings)
    expect(tree.querySelector('[data-scale-ends]')?.text).toBe('1 = Low3 = High')
  })
})

describe('starPercentage', () => {
  it.each([
    [0, 0],
    [4.9, 98],
    [7, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('converts %p stars to %p per cent (CARD-1)', (rating, share) => {
    expect(starPercentage(rating)).toBe(share)
  })
})
