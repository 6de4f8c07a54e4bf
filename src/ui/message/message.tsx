import type {ReactNode} from 'react'
import {BadGlyph, GoodGlyph} from '#ui/icon/glyphs.tsx'

interface MessageProps {
  kind: 'success' | 'failure'
  children: ReactNode
}

/** What came of something the visitor did, announced as it appears (WCAG 4.1.3). Looks come from `formStyles`. */
export function Message({kind, children}: MessageProps) {
  const failed = kind === 'failure'
  return (
    <div data-message={kind} role={failed ? 'alert' : 'status'}>
      {failed ? <BadGlyph /> : <GoodGlyph />}
      <div>{children}</div>
    </div>
  )
}
