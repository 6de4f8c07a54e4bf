import type {Frame} from '#content/queries/get-frame.ts'
import {formatLongDate} from '#lib/format-date.ts'
import {PreviewStrip} from './preview-bar.styles.ts'
import {OverlaysOnDemand} from './overlays-on-demand.client.tsx'

interface PreviewBarProps {
  navigation: Frame['navigation']
  /** Somebody who came by a shared link has no Studio in which a click could open a field. */
  isGuest: boolean
  /** The last day of that link, `2026-12-03`. */
  lastDay: string | null
  /** False when the editor chose Published in Presentation. */
  showsDrafts: boolean
}

/** Says that drafts are shown, and ends the session. Only ever rendered in a draft session. */
export function PreviewBar({navigation, isGuest, lastDay, showsDrafts}: PreviewBarProps) {
  return (
    <>
      <PreviewStrip role="status">
        {showsDrafts ? <span>{navigation.previewNotice} </span> : null}
        {lastDay !== null && navigation.previewEnds ? (
          <span>
            {navigation.previewEnds} {formatLongDate(lastDay)}.{' '}
          </span>
        ) : null}
        <a href="/api/draft-mode/disable">{navigation.previewLeave}</a>
      </PreviewStrip>
      {isGuest ? null : <OverlaysOnDemand />}
    </>
  )
}
