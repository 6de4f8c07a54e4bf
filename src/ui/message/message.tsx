import type {ReactNode} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {BadGlyph, GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {messageKind} from '#ui/state-attributes.ts'

interface MessageProps {
  kind: ValueOf<typeof messageKind>
  children: ReactNode
}

/** Announces the outcome of an action (WCAG 4.1.3). `FormParts` styles it. */
export function Message({kind, children}: MessageProps) {
  const failed = kind === 'failure'
  return (
    <div {...messageKind.of(kind)} role={failed ? 'alert' : 'status'}>
      {failed ? <BadGlyph /> : <GoodGlyph />}
      <div>{children}</div>
    </div>
  )
}
