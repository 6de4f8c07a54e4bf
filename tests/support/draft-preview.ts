import type {FrameLocator} from '@playwright/test'
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
