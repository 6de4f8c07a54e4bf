/**
 * @jest-environment jsdom
 * @jest-environment-options {"runScripts": "dangerously"}
 */
import {jest} from '@jest/globals'
import {cleanup, render} from '@testing-library/react'
import {choiceKey} from '#analytics/choice-keys.ts'
import {choiceLifetimeMs, onChoice, readAnalyticsState, serializeChoice} from '#analytics/choice.ts'
import {firstContent} from '#content/testing/first-content.ts'
import {consentId, consentState} from './consent-attributes.ts'
import {ConsentCard} from './consent-card.tsx'
import {consentScript} from './consent-script.ts'

// React warns that it doesn't run scripts; the tests run this one themselves.
jest.spyOn(console, 'error').mockImplementation(() => undefined)
const {consentText: copy} = firstContent()
const html = render(<ConsentCard copy={copy} />).container.innerHTML
cleanup()
jest.restoreAllMocks()

/** Parses the card like a browser and runs the script after it. */
function open(): HTMLElement {
  document.body.innerHTML = `${html}<main><h1>A page</h1></main>`
  const script = document.createElement('script')
  script.textContent = consentScript
  document.body.append(script)
  const card = document.getElementById(consentId)
  if (card === null) throw new Error('There is no card.')
  return card
}

const stateOf = (card: HTMLElement) => card.getAttribute(consentState.name)
const press = (label: string) =>
  [...document.querySelectorAll('button')]
    .filter(({textContent}) => textContent === label)
    .forEach((button) => button.click())
const signal = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, {value, configurable: true})

beforeEach(() => jest.useFakeTimers({now: 1_795_000_000_000}))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
  signal('globalPrivacyControl', undefined)
  signal('doNotTrack', null)
})

describe('ConsentCard', () => {
  const yes = (age: number) => serializeChoice('yes', Date.now() - age)
  it.each<[string, () => string | null, string | null]>([
    ['no choice', () => null, 'ask'],
    ['a choice of this year', () => yes(choiceLifetimeMs - 1), null],
    ['an older choice', () => yes(choiceLifetimeMs), 'ask'],
    ['another question', () => JSON.stringify({...JSON.parse(yes(0)), version: 0}), 'ask'],
    ['no JSON', () => 'no JSON', 'ask'],
  ])('with %s in storage has the state %j (LAW-5)', (_stored, stored, state) => {
    const value = stored()
    if (value !== null) localStorage.setItem(choiceKey, value)
    expect(stateOf(open())).toBe(state)
    expect(localStorage.getItem(choiceKey)).toBe(value)
  })

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('stays hidden when the browser sends %s (LAW-5)', (name, value) => {
    signal(name, value)
    expect(stateOf(open())).toBeNull()
    expect(readAnalyticsState()).toBe('signal')
  })

  it.each([
    ['yes', copy.accept],
    ['no', copy.refuse],
  ] as const)('stores a %s, closes and focuses the heading of the page', (said, label) => {
    const card = open()
    let notifications = 0
    const ignore = onChoice(() => (notifications += 1))
    press(label)
    ignore()
    expect(localStorage.getItem(choiceKey)).toBe(serializeChoice(said, Date.now()))
    expect(readAnalyticsState()).toBe(said)
    expect(notifications).toBe(1)
    expect(stateOf(card)).toBeNull()
    expect(document.activeElement?.textContent).toBe('A page')
  })

  it('holds the choice until the next page load when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    const card = open()
    const ignore = onChoice(() => undefined)
    press(copy.accept)
    ignore()
    expect(stateOf(card)).toBeNull()
    expect(readAnalyticsState()).toBe('yes')
  })
})
