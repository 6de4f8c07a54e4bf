import {renderToStaticMarkup} from 'react-dom/server'
import {appDownloadFixtures} from './app-download.fixtures.ts'
import {AppDownloadSection} from './app-download.section.tsx'

const renderMarkup = (state: keyof typeof appDownloadFixtures) =>
  renderToStaticMarkup(<AppDownloadSection section={appDownloadFixtures[state]} />)

describe('AppDownloadSection', () => {
  it('renders a button for each store with its link from the dataset (HOME-6)', () => {
    const stores = [
      ...renderMarkup('full').matchAll(/<a[^>]*data-dialog="download"[^>]*>.*?<\/a>/g),
    ].map(([button]) => button)
    expect(stores).toHaveLength(2)
    expect(stores[0]).toContain('href="/download/ios"')
    expect(stores[0]).toContain('<small>Coming soon on the</small> <b>App Store</b>')
    expect(stores[1]).toContain('href="/download/android"')
    expect(stores[1]).toContain('<small>Coming soon on</small> <b>Google Play</b>')
  })

  it('opens the pages of the app in a new tab (DL-1)', () => {
    expect(renderMarkup('full').match(/<a[^>]*rel="noopener"[^>]*>/g)).toHaveLength(2)
    expect(renderMarkup('full').match(/<a[^>]*target="_blank"[^>]*>/g)).toHaveLength(2)
    expect(renderMarkup('full')).not.toContain('(opens in a new tab)')
  })

  it('opens no form for a store that has the app, and announces the new tab (DL-1)', () => {
    const [appStore = '', googlePlay] = renderMarkup('inOneStore').match(/<li><a .*?<\/a>/g) ?? []
    expect(appStore).toMatch(/target="_blank"[^>]*href="\/download\/ios"/)
    expect(appStore).not.toContain('data-dialog')
    expect(appStore).toContain('<b>App Store</b></span><span data-sr-only=""> (opens')
    expect(googlePlay).toContain('data-dialog="download"')
  })

  it('names the group of stores and links to the updates', () => {
    expect(renderMarkup('full')).toContain('<ul aria-label="App stores"')
    expect(renderMarkup('full')).toMatch(/<a[^>]*href="\/updates"[^>]*>See what is new/)
  })

  it('describes each screen of the app', () => {
    expect(renderMarkup('full')).toContain('alt="A screen with four services"')
    expect(renderMarkup('full').match(/<img/g)).toHaveLength(2)
  })

  it('renders without screens, and renders nothing without its document', () => {
    expect(renderMarkup('withoutScreens')).not.toContain('<img')
    expect(renderMarkup('quiet')).not.toContain('<img')
    expect(renderMarkup('quiet')).toContain('data-quiet')
    expect(renderMarkup('unpublished')).toBe('')
  })
})
