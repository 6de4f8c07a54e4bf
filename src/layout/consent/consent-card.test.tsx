/**
 * @jest-environment jsdom
 * @jest-environment-options {"runScripts": "dangerously"}
 */
import {jest} from '@jest/globals'
import {cleanup, render} from '@testing-library/react'
import {choiceKey} from '#analytics/choice-keys.ts'
import {
  choiceLifetimeMs,
  choiceVersion,
  onChoice,
  readAnalyticsState,
  serializeChoice,
} from '#analytics/choice.ts'
import {consentId, consentState} from './consent-attributes.ts'
import {consentCardFixtures, consentCopy} from './consent-card.fixtures.tsx'
import {consentScript} from './consent-script.ts'

// React warns that it doesn't run scripts; the tests run this one themselves.
jest.spyOn(console, 'error').mockImplementation(() => undefined)
const html = render(consentCardFixtures.full).container.innerHTML
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
  it('is hidden without JavaScript (LAW-5)', () => {
    expect(html).not.toContain(`${consentState.name}=`)
    expect(html).toMatch(/<section aria-labelledby="consent-card-heading" id="consent-card"/)
  })

  it('has two buttons with the same attributes (LAW-5)', () => {
    const buttons = html.match(/<button[^>]* value="(yes|no)"[^>]*>/g) ?? []
    expect(buttons.map((button) => button.replace(/yes|no/, ''))).toEqual(
      Array(2).fill(buttons[0]?.replace('yes', '')),
    )
  })

  it('asks when there is no choice and stores nothing (LAW-5)', () => {
    expect(stateOf(open())).toBe('ask')
    expect(localStorage).toHaveLength(0)
  })

  it.each(['yes', 'no'] as const)('stays hidden for a year after a %s', (said) => {
    localStorage.setItem(choiceKey, serializeChoice(said, Date.now() - choiceLifetimeMs + 1))
    expect(stateOf(open())).toBeNull()
  })

  it('asks again after a year and when the question changes (LAW-5)', () => {
    localStorage.setItem(choiceKey, serializeChoice('no', Date.now() - choiceLifetimeMs))
    expect(stateOf(open())).toBe('ask')
    const before = {analytics: 'no', version: choiceVersion - 1, at: Date.now()}
    localStorage.setItem(choiceKey, JSON.stringify(before))
    expect(stateOf(open())).toBe('ask')
    localStorage.setItem(choiceKey, 'no JSON')
    expect(stateOf(open())).toBe('ask')
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
    ['yes', consentCopy.accept, consentCopy.accepted],
    ['no', consentCopy.refuse, consentCopy.refused],
  ] as const)('stores and confirms a %s', (said, label, text) => {
    const card = open()
    let notifications = 0
    const ignore = onChoice(() => (notifications += 1))
    press(label)
    ignore()
    expect(localStorage.getItem(choiceKey)).toBe(serializeChoice(said, Date.now()))
    expect(readAnalyticsState()).toBe(said)
    expect(notifications).toBe(1)
    expect(stateOf(card)).toBe(said)
    expect(document.activeElement?.textContent).toBe(text)
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
  })

  it("focuses the page's heading when the confirmation is closed", () => {
    const card = open()
    press(consentCopy.refuse)
    card.querySelector<HTMLElement>('[value=""]')?.click()
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
    press(consentCopy.accept)
    ignore()
    expect(stateOf(card)).toBe('yes')
    expect(readAnalyticsState()).toBe('yes')
  })
})
