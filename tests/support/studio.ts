import {
  test as base,
  expect as playwrightExpect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import {lake, site} from './addresses.ts'
import {collectConsoleErrors} from './page-issues.ts'
import {declinedAnalytics} from './analytics.ts'

const lateResponse = /^warning: \[@sanity\/comlink\] Received no response to message/
/** Harmless only after a late response, from which the page draws this wrong conclusion. */
const mismatch = /^warning: \[@sanity\/visual-editing\] Package version mismatch detected/

/** Harmless messages on the Studio's console. */
const harmless = [
  // The lake closes /ping on purpose. Otherwise the Studio would warn about HTTP/1.1.
  /net::ERR_EMPTY_RESPONSE \([^)]+\/ping\?tag=sanity\.studio\.protocol-check\)$/,
  // Studio and page send each other heartbeats. A page that is still rendering responds late.
  lateResponse,
  // The page's overlays have not loaded for some seconds. A test that needs them waits for their effect.
  /^error: Unable to connect to visual editing\. Make sure you've setup/,
  // A busy computer needs more than 15 s for the page. A test that needs it waits for its content.
  /^error: The preview iframe hasn't finished loading after/,
  // A test that leaves the Studio closes connections that the Studio is about to use.
  /^error: WebSocket is already in CLOSING or CLOSED state\./,
  /^warning: \[sanity\] Could not detect network protocol/,
  // Sanity looks for files in every paste.
  /^warning: DataTransfer with kind="string" is currently not supported/,
]

/** Allows more time, because two cores render the Studio while other tests run. */
export const expect = playwrightExpect.configure({timeout: 60_000})

const studioAddress = `${lake}/studio`

/** The Studio as an editor uses it. Locators prefer visible text and fall back on the Studio's test ids. */
export class Studio {
  readonly page: Page
  readonly pane: Locator
  readonly #complaints: string[]
  #wasLate = false

  /** @param page - a page that has not been opened yet */
  constructor(page: Page) {
    this.page = page
    this.pane = page.getByTestId('document-pane')
    this.#complaints = collectConsoleErrors(page)
    page.on('request', (request) => {
      const {hostname, protocol, href} = new URL(request.url())
      const isOwn = /(^|\.)localhost$/.test(hostname)
      if (protocol.startsWith('http') && !isOwn) this.#complaints.push(`requested ${href}`)
    })
  }

  /** Returns the console and network errors since the last call, without the harmless ones. */
  takeIssues(): string[] {
    const complaints = this.#complaints.splice(0)
    this.#wasLate ||= complaints.some((line) => lateResponse.test(line))
    const patterns = this.#wasLate ? [...harmless, mismatch] : harmless
    return complaints.filter((line) => !patterns.some((pattern) => pattern.test(line)))
  }

  /** Loads the Studio at a place, such as `presentation?preview=/contact`. */
  async load(place = ''): Promise<void> {
    await this.page.goto(`${studioAddress}/${place}`)
    // The Studio mounts its tools again when it knows what the editor may do.
    await expect(this.page.getByRole('button', {name: 'Create new document'})).toBeEnabled()
  }

  /**
   * Opens a place in the Structure tool, such as `structure/faq`, by client navigation. Reloading the Studio would
   * take most of a test's time.
   */
  async open(place: string): Promise<void> {
    if (!/\/studio\/(structure|overview)/.test(this.page.url())) return this.load(place)
    // An empty view in between prevents a match with the panes of an earlier test.
    await this.#follow('structure')
    await expect(this.page.getByTestId(/^document-(list-)?pane$/)).toHaveCount(0)
    await this.#follow(place)
  }

  /** Opens the first screen, which reads the state of the site. */
  async openOverview(): Promise<void> {
    await this.open('structure')
    await this.page.getByRole('link', {name: 'Overview'}).click()
  }

  /** Changes the URL and dispatches the event to which the Studio's router listens. */
  async #follow(place: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `${studioAddress}/${place}`)
  }

  /** Opens a document and waits until it can be edited. */
  async openDocument(type: string, id: string): Promise<void> {
    await this.open(`structure/${type};${id}`)
    await this.formOpens()
    await expect(this.pane.getByTestId('pane-footer-document-status')).toBeVisible()
  }

  /** Waits until the form of a document is editable. The Studio shows it read-only at first. */
  async formOpens(): Promise<void> {
    const form = this.pane.getByTestId('form-view')
    await expect(form.and(this.page.locator(':not([data-read-only="true"])'))).toBeVisible()
  }

  /** Creates a document through the menu in the navigation bar. */
  async create(type: string, list = type): Promise<void> {
    await this.open(`structure/${list}`)
    await this.page.getByRole('button', {name: 'Create new document'}).click()
    await this.page.getByTestId(`create-new-${type}`).click()
    await this.formOpens()
  }

  /** Returns a field of the open document, with its label. */
  field(field: string): Locator {
    return this.pane.getByTestId(`field-${field}`)
  }

  textBox(field: string): Locator {
    return this.field(field).getByRole('textbox')
  }

  footButton(name: 'Publish'): Locator {
    return this.pane.getByTestId('pane-footer').getByRole('button', {name, exact: true})
  }

  /**
   * Fills in a text field of the open document and waits until the text is stored.
   *
   * @param arrived - whether the dataset has the text
   */
  async write(field: string, text: string, arrived: () => Promise<boolean>): Promise<void> {
    await this.textBox(field).fill(text)
    await expect.poll(arrived).toBe(true)
  }

  /**
   * Publishes the open document as a person does, with one press, and confirms the question about other pages.
   *
   * @param published - whether the dataset has the published document
   */
  async publish(published: () => Promise<boolean>): Promise<void> {
    await this.footButton('Publish').click()
    const yes = this.page.getByTestId('confirm-publish')
    const refusal = this.page.getByText('This was not published').locator('..')
    const answer = async () => {
      if (await yes.isVisible()) return 'asked'
      return (await published()) ? 'published' : (await refusal.allInnerTexts()).join()
    }
    await expect.poll(answer).not.toBe('')
    expect(await answer()).toMatch(/^(asked|published)$/)
    if (await yes.isVisible()) await yes.click()
    await expect.poll(published).toBe(true)
  }

  /** Returns an item of a list in the open form. */
  item(list: string, key: string): Locator {
    return this.page
      .getByTestId('change-bar-wrapper')
      .filter({has: this.page.locator(`[id='${list}[_key=="${key}"]-menuButton']`)})
      .last()
  }

  /** Runs an action from the menu of a list item. */
  async actOnItem(list: string, key: string, name: string): Promise<void> {
    // The Studio renders only items near the visible area.
    await this.field(list).getByRole('button', {name: 'Add item'}).last().scrollIntoViewIfNeeded()
    await this.page.locator(`[id='${list}[_key=="${key}"]-menuButton']`).click()
    await this.page.getByRole('menuitem', {name, exact: true}).click()
  }

  /** The open menu of sections. The Studio has two more hidden ones for each section of the page. */
  get sectionMenu(): Locator {
    return this.page
      .getByRole('menu')
      .filter({has: this.page.getByPlaceholder('Search', {exact: true})})
  }

  /** Opens the menu of sections. */
  async openSectionMenu(): Promise<void> {
    await this.field('sections').getByRole('button', {name: 'Add item'}).last().click()
    await expect(this.sectionMenu).toBeVisible()
  }

  /** Runs an action from the open document's menu. */
  async act(name: string): Promise<void> {
    const footer = this.pane.getByTestId('pane-footer')
    await footer.getByTestId('action-menu-button').click({timeout: 20_000})
    const menu = this.page.getByRole('menu', {name: 'Open document actions'})
    await menu.getByRole('menuitem').filter({hasText: name}).click()
  }

  /** Types into a rich text field once it has the focus. */
  async type(field: string, text: string): Promise<void> {
    await this.textBox(field).click()
    await expect(this.textBox(field)).toBeFocused()
    await this.page.keyboard.type(text)
  }
}

/**
 * Creates the browser context of an editor who lets the Studio read the clipboard. A missing proxy blocks every other
 * host. Intercepting requests would block them too, but would disable the browser's cache.
 */
export function newEditor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: {width: 1500, height: 900},
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: declinedAnalytics(site),
    proxy: {server: 'http://127.0.0.1:9', bypass: 'localhost,*.localhost,127.0.0.1'},
  })
}

interface StudioFixtures {
  studio: Studio
}

interface EditorFixtures {
  openStudio: Studio
}

/**
 * A test with the Studio, which fails when the Studio reports an error. The tests of a worker share one open Studio,
 * because loading its 8 MB is slow. A failed test ends its worker.
 */
export const test = base.extend<StudioFixtures, EditorFixtures>({
  openStudio: [
    async ({browser}, use) => {
      const context = await newEditor(browser)
      await use(new Studio(await context.newPage()))
      await context.close()
    },
    {scope: 'worker'},
  ],
  page: async ({openStudio: {page}}, use) => {
    // The preview of an earlier test would reload without its session.
    if (!page.url().startsWith(`${studioAddress}/structure`)) await page.goto('about:blank')
    // Keeps the Studio's session, which begins when the Studio loads.
    await page.context().clearCookies({name: /^(?!content_lake_session_)/})
    await use(page)
    // Closes a menu of the navigation bar.
    await page.keyboard.press('Escape')
  },
  studio: async ({openStudio, page}, use) => {
    await use(openStudio)
    expect(openStudio.takeIssues(), page.url()).toEqual([])
  },
})
