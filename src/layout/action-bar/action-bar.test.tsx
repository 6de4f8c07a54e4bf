/**
 * @jest-environment jsdom
 */
import {act, cleanup, render, screen} from '@testing-library/react'
import {exampleLink} from '#content/testing/example-links.ts'
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
  Object.assign(globalThis, {IntersectionObserver: origin})
})

describe('ActionBar', () => {
  it('is absent while the headline, a form, 999, the ending or the footer is in view', () => {
    render(
      <>
        <main>
          <h1>Headline</h1>
          <form />
          <a href="tel:999">999</a>
          <section data-ending="" />
          <ActionBar link={exampleLink('Join the waitlist', '/waitlist')} />
        </main>
      </>,
    )
    const link = () => screen.queryByRole('link', {name: 'Join the waitlist'})
    const report = (targets: Element[], isIntersecting: boolean) =>
      act(() => notify(targets.map((target) => ({target, isIntersecting}))))
    expect(observed.map(({tagName}) => tagName)).toEqual(['H1', 'FORM', 'A', 'SECTION'])
    expect(link()).toBeNull()
    report(observed, false)
    expect(link()).not.toBeNull()
    report(observed.slice(1, 2), true)
    expect(link()).toBeNull()
  })
})
