/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {HouseWalk} from './house-walk.client.tsx'

const labels = {previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play'}
const people = ['Amara', 'James', 'Grace'].map((name) => ({
  key: name,
  name,
  role: 'GP',
  alt: `${name} smiles`,
  badge: name === 'James' ? 'Example profile' : null,
}))

function show(calm = false) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: calm,
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

  it('moves the light on every 6 seconds and round again (DES-6)', () => {
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

  it('waits while it is pointed at', () => {
    const walk = show()
    fireEvent.mouseEnter(walk)
    wait(30_000)
    expect(walk.dataset['lit']).toBe('0')
    fireEvent.mouseLeave(walk)
    wait(6000)
    expect(walk.dataset['lit']).toBe('1')
  })

  it('can be stopped and started by a button that says what it does (WCAG 2.2.2)', () => {
    const walk = show()
    fireEvent.click(screen.getByRole('button', {name: 'Pause'}))
    wait(30_000)
    expect(walk.dataset['lit']).toBe('0')
    fireEvent.click(screen.getByRole('button', {name: 'Play'}))
    wait(6000)
    expect(walk.dataset['lit']).toBe('1')
  })

  it('stands still for who wants less motion, and still steps when asked', () => {
    const walk = show(true)
    wait(30_000)
    expect(walk.dataset['lit']).toBe('0')
    expect(screen.getByRole('button', {name: 'Play'})).toBeTruthy()
    fireEvent.click(screen.getByRole('button', {name: 'Previous'}))
    expect(walk.dataset['lit']).toBe('2')
  })

  it('says who was asked for, and nothing of what moves by itself', () => {
    const walk = show()
    wait(6000)
    const said = walk.querySelector('[aria-live=polite]')
    expect(said?.textContent).toBe('')
    fireEvent.click(screen.getByRole('button', {name: 'Next'}))
    expect(said?.textContent).toBe('Grace, GP')
  })
})
