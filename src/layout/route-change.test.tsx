/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {act, render, screen} from '@testing-library/react'
import {PathnameContext} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import {RouteChange} from './route-change.client.tsx'

jest.useFakeTimers()
// jsdom has neither.
Object.assign(window, {scrollTo: () => undefined, matchMedia: () => ({matches: true})})

const at = (path: string) => (
  <PathnameContext.Provider value={path}>
    <RouteChange analytics={null} />
  </PathnameContext.Provider>
)

describe('RouteChange', () => {
  it('announces a title that arrives seconds after its page (G-3)', async () => {
    document.title = 'Home'
    const {rerender} = render(at('/'))
    rerender(at('/about'))
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(screen.getByRole('status').textContent).toBe('')
    document.title = 'About us'
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('status').textContent).toBe('About us')
  })
})
