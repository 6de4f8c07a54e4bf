import type {Frame} from '#content/queries/get-frame.ts'
import {PreviewStrip} from './preview-bar.styles.ts'
import {OverlaysOnDemand} from './overlays-on-demand.client.tsx'

/** Says that drafts are shown, and ends it. Only ever rendered in a draft session. */
export function PreviewBar({navigation}: {navigation: Frame['navigation']}) {
  return (
    <>
      <PreviewStrip role="status">
        <span>{navigation.previewNotice}</span>{' '}
        <a href="/api/draft-mode/disable">{navigation.previewLeave}</a>
      </PreviewStrip>
      <OverlaysOnDemand />
    </>
  )
}
