import type {Page, FrameLocator} from '@playwright/test'
import {siteContent} from './site-content.ts'
import {expect, type Studio} from './studio.ts'

/** The notice above a page that shows drafts. */
export const draftNotice = 'You are looking at drafts.'

/** Opens a page in Presentation and waits until it shows drafts. */
export async function openPreview(studio: Studio, path: string): Promise<FrameLocator> {
  await studio.load(`presentation?preview=${path}`)
  const preview = studio.page.locator('iframe').contentFrame()
  await expect(preview.getByText(draftNotice)).toBeVisible()
  return preview
}

const {contentClient, origin} = siteContent

/** The document in which Sanity stores the secret of the shared link. */
export const shareId = 'sanity-preview-url-secret.share-access'

const secretOf = () => contentClient.fetch<string | null>('*[_id == $shareId][0].secret', {shareId})

/** Presentation's menu for sharing drafts. */
export class Sharing {
  readonly #page: Page

  /** @param page - with Presentation open */
  constructor(page: Page) {
    this.#page = page
  }

  /** Turns the switch and waits until the content lake has stored the result. */
  async turn(to: 'on' | 'off'): Promise<void> {
    const button = this.#page.getByRole('button', {name: /^share/i})
    const menu = this.#page.getByRole('menu')
    const control = menu.getByRole('switch').or(menu.getByRole('checkbox'))
    if (!(await control.isVisible())) await button.click()
    await control.setChecked(to === 'on', {force: true})
    const secret = expect.poll(secretOf)
    await (to === 'on' ? secret.not.toBeNull() : secret.toBeNull())
  }

  /** Copies the link of the previewed page. */
  async copyLink(): Promise<string> {
    const secret = await secretOf()
    await this.#page.getByRole('menuitem', {name: 'Copy preview link'}).click()
    const copied = () => this.#page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain(secret ?? 'a secret')
    return await copied()
  }
}

/** A visitor with a preview link and no Studio, who stores the site's cookies. */
export class Guest {
  #cookies = ''

  async open(link: string): Promise<Response> {
    const response = await fetch(link, {redirect: 'manual'})
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    if (cookies.length > 0) this.#cookies = cookies.join('; ')
    return response
  }

  async read(path: string): Promise<{headers: Headers; text: string}> {
    const response = await fetch(origin + path, {headers: {cookie: this.#cookies}})
    return {headers: response.headers, text: await response.text()}
  }
}
