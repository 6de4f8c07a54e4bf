import type {FrameLocator, Page} from '@playwright/test'
import {editedSite} from './edited-site.ts'
import {expect, type Studio} from './studio.ts'

/** What the page says above itself while drafts are shown. */
export const draftNotice = 'You are looking at drafts.'

/** Writes another headline into a draft of the contact page, as another editor would. */
export const draftHeadline = (text: string) =>
  editedSite.contentClient.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.page-contact',
    publishedId: 'page-contact',
    patch: {set: {'sections[0].headline': text}},
  })

/** Opens the site beside the form, and waits until it shows drafts. */
export async function openPreview(page: Page, studio: Studio, path: string): Promise<FrameLocator> {
  await studio.load(`presentation?preview=${path}`)
  const preview = page.locator('iframe').contentFrame()
  await expect(preview.getByText(draftNotice)).toBeVisible()
  return preview
}
