import type {Frame} from '#content/queries/get-frame.ts'
import {PreviewStrip} from './preview-bar.styles.ts'
import {OverlaysOnDemand} from './overlays-on-demand.client.tsx'

interface PreviewBarProps {
  navigation: Frame['navigation']
  /** Somebody who came by a shared link has no Studio in which a click could open a field. */
  isGuest: boolean
}

/** Says that drafts are shown, and ends it. Only ever rendered in a draft session. */
export function PreviewBar({navigation, isGuest}: PreviewBarProps) {
  return (
    <>
      <PreviewStrip role="status">
        <span>{navigation.previewNotice}</span>{' '}
        <a href="/api/draft-mode/disable">{navigation.previewLeave}</a>
      </PreviewStrip>
      {isGuest ? null : <OverlaysOnDemand />}
    </>
  )
}
