/**
 * @jest-environment jsdom
 */
import {act, cleanup, render, screen} from '@testing-library/react'
import {exampleLink} from '#content/testing/example-links.ts'
import {announceRegistration} from '#forms/registrations-on-page.ts'
import {ActionBar} from './action-bar.tsx'

type Listener = (entries: {target: Element; isIntersecting: boolean}[]) => void

const origin = globalThis.IntersectionObserver
const observed: Element[] = []
let notify: Listener

beforeEach(() => {
  observed.length = 0
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(listener: Listener) {
        notify = listener
      }
      observe = (element: Element) => void observed.push(element)
      disconnect = () => undefined
    },
  })
})
afterEach(() => {
  cleanup()
  announceRegistration(null)
  Object.assign(globalThis, {IntersectionObserver: origin})
})

describe('ActionBar', () => {
  it('is absent while the headline, a form, choices to try, 999, the ending or the footer is in view', () => {
    render(
      <>
        <main>
          <h1>Headline</h1>
          <form />
          <div data-trial="" />
          <a href="tel:999">999</a>
          <section data-ending="" />
          <ActionBar link={exampleLink('Join the waitlist', '/waitlist')} />
        </main>
      </>,
    )
    const link = () => screen.queryByRole('link', {name: 'Join the waitlist'})
    const report = (targets: Element[], isIntersecting: boolean) =>
      act(() => notify(targets.map((target) => ({target, isIntersecting}))))
    expect(observed.map(({tagName}) => tagName)).toEqual(['H1', 'FORM', 'DIV', 'A', 'SECTION'])
    expect(link()).toBeNull()
    report(observed, false)
    expect(link()).not.toBeNull()
    report(observed.slice(1, 2), true)
    expect(link()).toBeNull()
  })

  it.each([
    ['dialog', false],
    ['page', true],
  ] as const)('with a link of kind %s is shown after a registration: %s', (kind, isShown) => {
    const link = {...exampleLink('Ask us', '/ask'), kind, dialog: 'waitlist'} as const
    render(
      <main>
        <ActionBar link={link} />
      </main>,
    )
    act(() => notify([]))
    expect(screen.queryByRole('link', {name: 'Ask us'})).not.toBeNull()
    act(() => announceRegistration({profession: null, next: 'We will write.'}))
    expect(screen.queryByRole('link', {name: 'Ask us'}) !== null).toBe(isShown)
  })
})
