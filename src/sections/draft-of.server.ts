import 'server-only'
import {draftMode} from 'next/headers'
import {isGuestSession} from '#content/preview/draft-session.server.ts'
import {editTarget} from '#content/preview/edit-target.server.ts'
import {getFrame} from '#content/queries/get-frame.ts'
import type {Draft} from './section-list.tsx'

/**
 * Returns what the sections of a draft need, or null outside of a draft session. Editors, but not guests, can
 * rearrange them.
 */
export async function draftOf(document: {_id: string; _type: string}): Promise<Draft | null> {
  const {isEnabled} = await draftMode()
  if (!isEnabled) return null
  const {navigation} = await getFrame()
  const targetOf = (key: string) => editTarget(document, key)
  return {
    targetOf: (await isGuestSession()) ? null : targetOf,
    incomplete: navigation.previewIncomplete,
  }
}
