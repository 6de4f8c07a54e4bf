import type {Frame} from '#content/queries/get-frame.ts'
import {formatLongDate} from '#lib/format-date.ts'
import {PreviewStrip} from './preview-bar.styles.ts'
import {LazyVisualEditing} from './lazy-visual-editing.client.tsx'

interface PreviewBarProps {
  navigation: Frame['navigation']
  /** Guests of a shared link have no Studio for click-to-edit. */
  isGuest: boolean
  /** Last day of the shared link, as `2026-12-03`. */
  lastDay: string | null
  /** False when the editor chose Published in Presentation. */
  showsDrafts: boolean
}

/** Renders a notice that drafts are shown, with a link that ends the session. Only for draft sessions. */
export function PreviewBar({navigation, isGuest, lastDay, showsDrafts}: PreviewBarProps) {
  return (
    <>
      <PreviewStrip role="status">
        {showsDrafts ? <span>{navigation.previewNotice} </span> : null}
        {lastDay !== null ? (
          <span>
            {navigation.previewEnds} {formatLongDate(lastDay)}.{' '}
          </span>
        ) : null}
        <a href="/api/draft-mode/disable">{navigation.previewLeave}</a>
      </PreviewStrip>
      {isGuest ? null : <LazyVisualEditing />}
    </>
  )
}
