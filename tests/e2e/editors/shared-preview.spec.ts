import type {Page} from '@playwright/test'
import {endedShareCopy} from '#model/shared-preview-copy.ts'
import {Processes} from '#scripts/run/processes.ts'
import {guestPort, guestRelayPort} from '#tests/support/addresses.ts'
import {startAgeingRelay} from '#tests/support/ageing-relay.ts'
import {draftHeadline, draftNotice, openPreview} from '#tests/support/draft-preview.ts'
import {editors} from '#tests/support/edited-sites.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {expect, test} from '#tests/support/studio.ts'
import {untilDone} from '#tests/support/until-done.ts'

const {contentClient, lakePort, origin: site, withRestored} = editors

const headline = 'Write to us this week'
const shareId = 'sanity-preview-url-secret.share-access'

const secretOf = () => contentClient.fetch<string | null>('*[_id == $shareId][0].secret', {shareId})

/** The menu of Presentation with which drafts are shared. */
class Sharing {
  readonly #page: Page

  /** @param page - on which Presentation is open */
  constructor(page: Page) {
    this.#page = page
  }

  /**
   * Turns the switch, and waits until the lake has what it does.
   *
   * @returns the secret of the link; null when there is none any more
   */
  async turn(to: 'on' | 'off'): Promise<string | null> {
    const button = this.#page.getByRole('button', {name: /^share/i})
    const menu = this.#page.getByRole('menu')
    const control = menu.getByRole('switch').or(menu.getByRole('checkbox'))
    // It does nothing while the Studio asks who may share, and while it does what it was told last.
    await untilDone(async (timeout) => {
      if (!(await control.isVisible())) await button.click({timeout})
      await control.setChecked(to === 'on', {force: true, timeout})
      const secret = expect.poll(secretOf, {timeout})
      await (to === 'on' ? secret.not.toBeNull() : secret.toBeNull())
    })
    return await secretOf()
  }

  /** Copies the link of the page that is looked at. */
  async copyLink(): Promise<string> {
    const secret = await secretOf()
    await this.#page.getByRole('menuitem', {name: 'Copy preview link'}).click()
    const copied = () => this.#page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain(secret ?? 'a secret')
    return await copied()
  }
}

/** Somebody with a link and no Studio: keeps the cookies that the site gives. */
class Guest {
  #cookies = ''

  async open(link: string): Promise<Response> {
    const answer = await fetch(link, {redirect: 'manual'})
    const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    if (given.length > 0) this.#cookies = given.join('; ')
    return answer
  }

  async read(address: string): Promise<{headers: Headers; text: string}> {
    const answer = await fetch(address, {headers: {cookie: this.#cookies}})
    return {headers: answer.headers, text: await answer.text()}
  }
}

test('decision 75: drafts are shared by a link, until the switch is off', async ({
  page,
  studio,
}) => {
  await withRestored(['page-contact', shareId], async () => {
    await draftHeadline(headline)
    await openPreview(page, studio, '/contact')
    const sharing = new Sharing(page)
    await sharing.turn('on')
    const link = await sharing.copyLink()
    expect(link).toMatch(new RegExp(`^${site}/api/draft-mode/enable\\?.+pathname=%2Fcontact`))

    const guest = new Guest()
    const opened = await guest.open(link)
    expect(opened.status).toBe(307)
    expect(opened.headers.get('location')).toContain('/contact')
    expect(opened.headers.get('location')).not.toContain('secret')
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    const {text, headers} = await guest.read(`${site}/contact`)
    expect(text).toContain(headline)
    expect(text).toContain(draftNotice)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    // A guest has no Studio to move sections in.
    expect(text).not.toContain('data-edit-target')

    await sharing.turn('off')
    expect((await guest.read(`${site}/contact`)).text).not.toContain(draftNotice)
    expect((await new Guest().open(link)).status).toBe(401)
  })
})

test('decision 75: a shared link ends after 7 days, with the sessions of its guests, and off and on again makes a new one', async ({
  page,
  studio,
}) => {
  const processes = new Processes()
  const relay = await startAgeingRelay(guestRelayPort, lakePort)
  // The same build, with the same lake behind a relay that says of a link that it is older than it is.
  const guests = new IsolatedSite(
    {name: 'guests', port: guestPort, lakePort: guestRelayPort},
    processes,
  )
  try {
    await guests.start()
    await withRestored(['page-contact', shareId], async () => {
      await draftHeadline(headline)
      await openPreview(page, studio, '/contact')
      const sharing = new Sharing(page)
      const secret = await sharing.turn('on')
      const linkTo = async () => (await sharing.copyLink()).replace(site, guests.origin)
      const contact = `${guests.origin}/contact`
      const first = await linkTo()
      const guest = new Guest()
      expect((await guest.open(first)).status).toBe(307)
      expect((await guest.read(contact)).text).toContain(headline)

      relay.age(secret ?? '', 6)
      expect((await new Guest().open(first)).status).toBe(307)
      expect((await guest.read(contact)).text).toContain(headline)

      relay.age(secret ?? '', 8)
      const ended = await new Guest().open(first)
      expect(ended.status).toBe(410)
      const said = await ended.text()
      expect(said).toContain(endedShareCopy.title)
      expect(said).toContain(endedShareCopy.text)
      const {text} = await guest.read(contact)
      expect(text).toContain('Contact us')
      expect(text).not.toContain(draftNotice)
      expect(text).not.toContain(headline)

      await sharing.turn('off')
      expect(await sharing.turn('on')).not.toBe(secret)
      const second = await linkTo()
      expect((await guest.open(second)).status).toBe(307)
      expect((await guest.read(contact)).text).toContain(headline)
      expect((await new Guest().open(first)).status).toBe(401)
    })
  } finally {
    await processes.stopAll()
    await relay.stop()
  }
})
