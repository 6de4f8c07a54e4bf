import {PreviewStrip} from './preview-bar.styles'
import {VisualEditing} from './visual-editing'

/** Says that drafts are shown, and ends it. Only ever drawn in a draft session. */
export function PreviewBar() {
  return (
    <>
      <PreviewStrip role="status">
        <span>You are looking at drafts.</span>{' '}
        <a href="/api/draft-mode/disable">Show what is published</a>
      </PreviewStrip>
      <VisualEditing />
    </>
  )
}
