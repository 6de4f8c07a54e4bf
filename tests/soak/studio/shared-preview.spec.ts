import {z} from 'zod'
import {endedShareCopy} from '#shared/fallback-copy.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {guestPort, guestRelayPort, lakePort} from '#tests/support/addresses.ts'
import {draftNotice, openPreview, Guest, shareId, Sharing} from '#tests/support/draft-preview.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {forward, startProxy} from '#tests/support/proxy.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, origin: site, withRestored} = siteContent

const headline = 'Write to us this week'
const path = '/contact'

const day = 24 * 60 * 60 * 1000

const shareSchema = z.looseObject({
  result: z.looseObject({secret: z.string(), _updatedAt: z.iso.datetime()}),
})

/** Sanity and our content lake date every change themselves, so a test cannot write an old date. */
function backdate(body: string, days: number): string {
  const {data} = shareSchema.safeParse(JSON.parse(body))
  if (data === undefined) return body
  const date = new Date(Date.parse(data.result._updatedAt) - days * day)
  return JSON.stringify({...data, result: {...data.result, _updatedAt: date.toISOString()}})
}

test('shared preview ends after 7 days together with its guests’ sessions, and a new link opens it again', async ({
  page,
  studio,
}) => {
  const processes = new Processes()
  let age = 0
  const relay = await startProxy(guestRelayPort, (incoming, outgoing) =>
    forward(incoming, outgoing, {
      port: lakePort,
      type: 'application/json',
      send: (body) => void outgoing.end(backdate(body, age)),
    }),
  )
  // The same build with the same lake, behind a relay that backdates the link.
  const guests = new IsolatedSite(
    {name: 'guests', port: guestPort, lakePort: guestRelayPort},
    processes,
  )
  try {
    await guests.start()
    await withRestored(['page-contact', shareId], async () => {
      await contentClient.action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.page-contact',
        publishedId: 'page-contact',
        patch: {set: {'sections[0].heading': headline}},
      })
      await openPreview(studio, path)
      const sharing = new Sharing(page)
      const secret = await sharing.turn('on')
      const linkToGuests = async () => (await sharing.copyLink()).replace(site, guests.origin)
      const newGuest = () => new Guest(guests.origin)
      const first = await linkToGuests()
      const guest = newGuest()
      expect((await guest.open(first)).status).toBe(307)
      expect((await guest.read(path)).text).toContain(headline)

      age = 6
      expect((await newGuest().open(first)).status).toBe(307)
      expect((await guest.read(path)).text).toContain(headline)

      age = 8
      const ended = await newGuest().open(first)
      expect(ended.status).toBe(410)
      const message = await ended.text()
      expect(message).toContain(endedShareCopy.title)
      expect(message).toContain(endedShareCopy.text)
      const {text} = await guest.read(path)
      expect(text).toContain('Contact us')
      expect(text).not.toContain(draftNotice)
      expect(text).not.toContain(headline)

      age = 0
      await sharing.turn('off')
      expect(await sharing.turn('on')).not.toBe(secret)
      const second = await linkToGuests()
      expect((await guest.open(second)).status).toBe(307)
      expect((await guest.read(path)).text).toContain(headline)
      expect((await newGuest().open(first)).status).toBe(401)
    })
  } finally {
    await processes.stopAll()
    await relay.stop()
  }
})

test('link to the draft of one page shows no other draft and ends when sharing is switched off', async ({
  page,
  studio,
}) => {
  await withRestored(['page-contact', shareId], async () => {
    await contentClient.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.page-contact',
      publishedId: 'page-contact',
      patch: {set: {'sections[0].heading': headline}},
    })
    await openPreview(studio, path)
    const sharing = new Sharing(page)
    await sharing.turn('on')
    await studio.openDocument('pages;all', 'page-contact')
    await studio.act('Copy link to this draft')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('key=')
    const link = await copied()

    const guest = new Guest()
    const opened = await guest.open(link)
    expect(opened.status).toBe(307)
    expect(opened.headers.get('location')).toBe(path)
    expect((await guest.read(path)).text).toContain(headline)
    expect((await guest.read('/')).text).not.toContain(draftNotice)
    expect((await new Guest().open(link.replace('%2Fcontact', '%2F'))).status).toBe(401)

    await openPreview(studio, path)
    await sharing.turn('off')
    expect((await guest.read(path)).text).not.toContain(headline)
  })
})
