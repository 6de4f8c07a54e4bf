import {
  test as base,
  expect as playwrightExpect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import {lake, site} from './addresses.ts'
import {collectConsoleErrors} from './console-errors.ts'
import {saidNo} from './said-no.ts'
import {clickOnce, untilDone} from './until-done.ts'

const lateAnswer = /^warning: \[@sanity\/comlink\] Received no response to message/
/** What a page concludes from no answer, and rightly from an answer: it then counts. */
const mismatch = /^warning: \[@sanity\/visual-editing\] Package version mismatch detected/

/** What the Studio says on its console although nothing is wrong. */
const harmless = [
  // The lake does not answer /ping on purpose: the Studio would advise against HTTP/1.1 on this machine.
  /net::ERR_EMPTY_RESPONSE \([^)]+\/ping\?tag=sanity\.studio\.protocol-check\)$/,
  // Studio and page ask each other for signs of life; a page that a busy machine is still rendering answers later.
  lateAnswer,
  // The same, when the overlays of the page have not come for some seconds; a test that needs them waits for what they
  // do.
  /^error: Unable to connect to visual editing\. Make sure you've setup/,
  // Said of a page that a busy machine renders for more than 15 s; a test that needs it waits for what is on it.
  /^error: The preview iframe hasn't finished loading after/,
  // A test that leaves the Studio for another page closes its connections, also those that were about to be used.
  /^error: WebSocket is already in CLOSING or CLOSED state\./,
  /^warning: \[sanity\] Could not detect network protocol/,
]

/** Two cores render the Studio beside other tests, so everything may take its time. */
export const expect = playwrightExpect.configure({timeout: 60_000})

const studioAddress = `${lake}/studio`

/** The Studio as an editor uses it: by what is written on it, and by its own test ids where nothing is. */
export class Studio {
  readonly page: Page
  readonly pane: Locator
  readonly #complaints: string[]
  #wasLate = false

  /** @param page - a page that has not been opened yet; complaints are collected from now on */
  constructor(page: Page) {
    this.page = page
    this.pane = page.getByTestId('document-pane')
    this.#complaints = collectConsoleErrors(page)
    page.on('request', (request) => {
      const {hostname, protocol, href} = new URL(request.url())
      const isOwn = /(^|\.)localhost$/.test(hostname)
      if (protocol.startsWith('http') && !isOwn) this.#complaints.push(`asked ${href}`)
    })
  }

  /**
   * Takes what was wrong on the console and on the wire since it was asked for last, without what is known to be
   * harmless.
   */
  takeIssues(): string[] {
    const complaints = this.#complaints.splice(0)
    this.#wasLate ||= complaints.some((line) => lateAnswer.test(line))
    const patterns = this.#wasLate ? [...harmless, mismatch] : harmless
    return complaints.filter((line) => !patterns.some((pattern) => pattern.test(line)))
  }

  /** Loads the Studio at a place, such as `presentation?preview=/contact`. */
  async load(place = ''): Promise<void> {
    await this.page.goto(`${studioAddress}/${place}`)
    await expect(this.page.getByTestId('studio-navbar')).toBeVisible()
  }

  /**
   * Opens a place of the tool Structure, such as `structure/faq`, as a link of the Studio does: what is loaded already
   * is not loaded again, which is most of the time that a test of the Studio would take.
   */
  async open(place: string): Promise<void> {
    if (!this.page.url().startsWith(`${studioAddress}/structure`)) return this.load(place)
    // By way of where nothing is open, so that nothing that an earlier test left there is taken for what is opened.
    await this.#follow('structure')
    await expect(this.page.getByTestId(/^document-(list-)?pane$/)).toHaveCount(0)
    await this.#follow(place)
  }

  /** The Studio looks at its address again when the browser says that it changed. */
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

  /** Waits until the form of a document is there and can be edited: the Studio shows it before it can. */
  async formOpens(): Promise<void> {
    const form = this.pane.getByTestId('form-view')
    await expect(form.and(this.page.locator(':not([data-read-only="true"])'))).toBeVisible()
  }

  /** Begins a new document through the menu that is always there. */
  async create(type: string, list = type): Promise<void> {
    await this.open(`structure/${list}`)
    await this.page.getByRole('button', {name: 'Create new document'}).click()
    await this.page.getByTestId(`create-new-${type}`).click()
    await this.formOpens()
  }

  /** A field of the open document, with its label. */
  field(field: string): Locator {
    return this.pane.getByTestId(`field-${field}`)
  }

  /** The text box of a field of the open document. */
  textBox(field: string): Locator {
    return this.field(field).getByRole('textbox')
  }

  /** Switches a yes-or-no field on, by the keyboard: reasons that come and go move the form under the pointer. */
  async switchOn(label: string): Promise<void> {
    const field = this.pane.getByTestId('boolean-input').filter({hasText: label})
    const box = field.getByRole('switch').or(field.getByRole('checkbox'))
    await expect(box).not.toBeChecked()
    await box.press('Space')
    await expect(box).toBeChecked()
  }

  /** Ticks one of the choices that a field offers. */
  async choose(field: string, choice: string): Promise<void> {
    await this.field(field).getByRole('radio', {name: choice}).check()
  }

  /** The button that changes how a published or unpublished document is looked at. */
  view(name: 'Published' | 'Draft'): Locator {
    return this.pane.getByTestId(`document-header-${name}-chip`)
  }

  /** A button at the foot of the open document. */
  footButton(name: 'Publish' | 'Unpublish'): Locator {
    return this.pane.getByTestId('pane-footer').getByRole('button', {name, exact: true})
  }

  /**
   * Fills in a field of the open document. The Studio may take an answer back that was given in the moment in
   * which it connects; then the text is written again, as an editor would.
   *
   * @param field - a field with a text box
   * @param text - what it is to say
   * @param arrived - whether the dataset says it
   */
  async write(field: string, text: string, arrived: () => Promise<boolean>): Promise<void> {
    await untilDone(async (timeout) => {
      await this.textBox(field).fill(text, {timeout})
      await expect.poll(arrived, {timeout}).toBe(true)
    })
  }

  /**
   * Publishes the open document. The Studio refuses while it has not checked the latest words; then the button
   * is pressed again, as an editor would. Where other pages change, it asks first, and is told yes.
   *
   * @param published - whether the dataset has the document as published
   */
  async publish(published: () => Promise<boolean>): Promise<void> {
    const button = this.footButton('Publish')
    const yes = this.page.getByTestId('confirm-publish')
    const publishedAfterYes = async () => {
      if (await yes.isVisible()) await yes.click({timeout: 2000})
      return await published()
    }
    await untilDone(async (timeout) => {
      if (await yes.isVisible()) await yes.click({timeout})
      else if (await button.isEnabled()) await button.click({timeout})
      else expect(await published()).toBe(true)
      await expect.poll(publishedAfterYes, {timeout, intervals: [100]}).toBe(true)
    })
  }

  /** Opens the menu of what else can be done with the open document. */
  async actions(): Promise<Locator> {
    await this.pane
      .getByTestId('pane-footer')
      .getByTestId('action-menu-button')
      .click({timeout: 20_000})
    return this.page.getByRole('menu', {name: 'Open document actions'}).getByRole('menuitem')
  }

  /** An item of a list in the open form. */
  item(list: string, key: string): Locator {
    return this.page
      .getByTestId('change-bar-wrapper')
      .filter({has: this.page.locator(`[id='${list}[_key=="${key}"]-menuButton']`)})
      .last()
  }

  /** Does something with an item of a list through its three dots; a form that is laid out anew closes the menu. */
  async actOnItem(list: string, key: string, name: string): Promise<void> {
    const dots = this.page.locator(`[id='${list}[_key=="${key}"]-menuButton']`)
    const entry = this.page.getByRole('menuitem', {name, exact: true})
    await untilDone(async (timeout) => {
      // Items far from what is in sight are not there.
      await this.field(list)
        .getByRole('button', {name: 'Add item'})
        .last()
        .scrollIntoViewIfNeeded({timeout})
      if (!(await entry.isVisible())) await dots.click({timeout})
      await clickOnce(entry, timeout)
    })
  }

  /** The menu of sections, when it is open: the Studio keeps two more, out of sight, for each section of the page. */
  get sectionMenu(): Locator {
    return this.page
      .getByRole('menu')
      .filter({has: this.page.getByPlaceholder('Search', {exact: true})})
  }

  /** Opens the menu of sections: a form that is laid out anew after an edit closes one that has just opened. */
  async openSectionMenu(): Promise<void> {
    const opener = this.field('sections').getByRole('button', {name: 'Add item'}).last()
    await untilDone(async (timeout) => {
      if (!(await this.sectionMenu.isVisible())) await opener.click({timeout})
      await expect(this.sectionMenu).toBeVisible({timeout})
    })
  }

  /** Does something with the open document through its menu, which a form that is laid out anew closes. */
  async act(name: string): Promise<void> {
    const menu = this.page.getByRole('menu', {name: 'Open document actions'})
    await untilDone(async (timeout) => {
      if (!(await menu.isVisible())) await this.actions()
      await clickOnce(menu.getByRole('menuitem').filter({hasText: name}), timeout)
    })
  }

  /** Types into a text with formats, once it takes what is typed. */
  async type(field: string, text: string): Promise<void> {
    await this.textBox(field).click()
    await expect(this.textBox(field)).toBeFocused()
    await this.page.keyboard.type(text)
  }
}

/**
 * Makes a browser profile of an editor, who has allowed what the browser asks once: that the Studio reads what was
 * copied. Nothing leaves this machine from it: all the rest of the world is behind a proxy that does not exist.
 * (Intercepting requests would switch the browser's cache off.)
 *
 * @param browser - the browser of the test
 */
export function newEditor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: {width: 1500, height: 900},
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: saidNo(site),
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
 * A test with the Studio, which fails when the Studio complains about anything. The tests of one process share one that
 * is open, as an editor has it all day: its eight megabytes are read and run once. A test that fails ends its process.
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
    // A page that the test before left in the frame would be rendered once more without its session.
    if (!page.url().startsWith(`${studioAddress}/structure`)) await page.goto('about:blank')
    // All but the Studio's own session, which begins when the Studio is loaded.
    await page.context().clearCookies({name: /^(?!content_lake_session_)/})
    await use(page)
    // A menu of the frame would stay open.
    await page.keyboard.press('Escape')
  },
  studio: async ({openStudio, page}, use) => {
    await use(openStudio)
    expect(openStudio.takeIssues(), page.url()).toEqual([])
  },
})
