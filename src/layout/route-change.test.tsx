/**
 * @jest-environment jsdom
 */
import {render, screen, waitFor} from '@testing-library/react'
import {AppRouterContext} from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import {PathnameContext} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import {RouteChange} from './route-change.client.tsx'

// jsdom has neither.
Object.assign(window, {scrollTo: () => undefined, matchMedia: () => ({matches: true})})

const nothing = () => undefined
const router = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: '',
}

const at = (path: string) => (
  <AppRouterContext.Provider value={router}>
    <PathnameContext.Provider value={path}>
      <RouteChange analytics={null} />
    </PathnameContext.Provider>
  </AppRouterContext.Provider>
)

describe('RouteChange', () => {
  it('announces a title that arrives after its page (G-3)', async () => {
    document.title = 'Home'
    const {rerender} = render(at('/'))
    rerender(at('/about'))
    expect(screen.getByRole('status').textContent).toBe('')
    document.title = 'About us'
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('About us'))
  })
})
