/**
 * @jest-environment jsdom
 */
import {act, cleanup, render, screen} from '@testing-library/react'
import {exampleLink} from '#content/testing/example-links.ts'
import {announceRegistration} from '#content/render/registration.ts'
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

  it('says that the visitor is registered, and leads to the card (FORM-9)', () => {
    const link = {...exampleLink('Join us', '/join'), kind: 'dialog', dialog: 'waitlist'} as const
    render(
      <main>
        <ActionBar link={link} />
      </main>,
    )
    act(() => notify([]))
    const opener = screen.getByRole('link', {name: 'Join us'})
    const registration = {profession: null, next: 'We will write.', sentTo: 'To you', card: null}
    act(() => announceRegistration({...registration, title: 'On the list', href: '/received'}))
    expect(screen.getByRole('link', {name: 'On the list'})).toBe(opener)
    expect(opener.getAttribute('href')).toBe('/received')
    expect(opener.hasAttribute('data-dialog')).toBe(false)
  })
})
