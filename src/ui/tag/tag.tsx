import type {ReactNode} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {tagKind} from '#ui/state-attributes.ts'

interface TagProps {
  kind: ValueOf<typeof tagKind>
  children: ReactNode
}

/** Renders a short label. */
export function Tag({kind, children}: TagProps) {
  return (
    <span {...tagKind.of(kind)}>
      {kind === 'plain' || kind === 'example' ? null : <span data-tag-dot="" />}
      {children}
    </span>
  )
}
