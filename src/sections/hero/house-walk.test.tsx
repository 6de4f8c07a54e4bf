/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {HouseWalk} from './house-walk.tsx'

const labels = {previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play'}
const people = ['Amara', 'James', 'Grace'].map((name) => ({
  key: name,
  name,
  role: 'GP',
  alt: `${name} smiles`,
  badge: name === 'James' ? 'Example profile' : null,
}))

function show(reducedMotion = false) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: reducedMotion,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  const {container} = render(
    <HouseWalk labels={labels} people={people}>
      <p>The house</p>
    </HouseWalk>,
  )
  const walk = container.querySelector('[data-walk]')
  if (!(walk instanceof HTMLElement)) throw new Error('nothing was rendered')
  return walk
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const named = () => screen.getAllByRole('listitem', {current: true}).map((item) => item.textContent)

describe('HouseWalk', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('lights the next person every 6 seconds and starts over at the end (DES-6, CAR-1, CONST-1)', () => {
    const walk = show()
    expect(walk.dataset['lit']).toBe('0')
    wait(5999)
    expect(walk.dataset['lit']).toBe('0')
    wait(1)
    expect(walk.dataset['lit']).toBe('1')
    expect(named()).toEqual(['JamesGPExample profileJames smiles'])
    wait(12_000)
    expect(walk.dataset['lit']).toBe('0')
  })

  it('stays still with reduced motion, but steps when a button is pressed', () => {
    const walk = show(true)
    wait(30_000)
    expect(walk.dataset['lit']).toBe('0')
    expect(screen.getByRole('button', {name: 'Play'})).toBeTruthy()
    fireEvent.click(screen.getByRole('button', {name: 'Previous'}))
    expect(walk.dataset['lit']).toBe('2')
  })

  it('announces a person that a visitor requests, but no automatic change', () => {
    const walk = show()
    wait(6000)
    const said = walk.querySelector('[aria-live=polite]')
    expect(said?.textContent).toBe('')
    fireEvent.click(screen.getByRole('button', {name: 'Next'}))
    expect(said?.textContent).toBe('Grace, GP')
  })
})
