import {draftNotice, Guest, openPreview, Sharing, shareId} from '#tests/support/draft-preview.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, expectShown, origin: site, withRestored} = siteContent

const id = 'page-to-share'
const path = '/page-to-share'
const published = 'What everybody reads'
const drafted = 'What editors read'

test('Studio shares all drafts or the draft of one page by a link until the editor switches it off', async ({
  page: window,
  studio,
}) => {
  await withRestored([id, shareId], async () => {
    await contentClient.createOrReplace(simplePage({id, path, headline: published}))
    await contentClient.createOrReplace(simplePage({id: `drafts.${id}`, path, headline: drafted}))
    await expectShown(path, published)
    await openPreview(studio, path)
    const sharing = new Sharing(window)
    await sharing.turn('on')
    const link = await sharing.copyLink()
    expect(link).toMatch(new RegExp(`^${site}/api/draft-mode/enable\\?.+pathname=%2Fpage-to-share`))

    const guest = new Guest()
    const opened = await guest.open(link)
    expect(opened.status).toBe(307)
    expect(opened.headers.get('location')).toMatch(new RegExp(`^(${site})?${path}`))
    expect(opened.headers.get('location')).not.toContain('secret')
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    const {text, headers} = await guest.read(path)
    expect(text).toContain(drafted)
    expect(text).toContain(draftNotice)
    // Click-to-edit adds markers in between.
    expect(text).toMatch(/This link works until(?:[^<]|<!-- -->)*\d{1,2} \w+ 20\d\d/)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(text, 'invisible marks').not.toMatch(/(?:\u200B|\u200C|\u200D|\uFEFF){4}/)
    // Guests have no Studio in which to move sections.
    expect(text).not.toContain('data-edit-target')

    await studio.openDocument('pages;all', id)
    await studio.act('Copy link to this draft')
    const copied = () => window.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('key=')
    const linkToOne = await copied()
    const reader = new Guest()
    const openedOne = await reader.open(linkToOne)
    expect(openedOne.status).toBe(307)
    expect(openedOne.headers.get('location')).toBe(path)
    expect((await reader.read(path)).text).toContain(drafted)
    expect((await reader.read('/')).text).not.toContain(draftNotice)
    expect((await new Guest().open(linkToOne.replace(/%2Fpage-to-share/, '%2F'))).status).toBe(401)

    await openPreview(studio, path)
    await sharing.turn('off')
    for (const visitor of [guest, reader])
      expect((await visitor.read(path)).text).not.toContain(draftNotice)
    const late = await new Guest().open(link)
    expect(late.status).toBe(401)
    expect(late.headers.getSetCookie()).toEqual([])
  })
})
