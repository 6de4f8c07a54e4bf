import type {ReactNode} from 'react'
import {PlusGlyph} from '#ui/icon/glyphs.tsx'

export function Question({children}: {children: ReactNode}) {
  return (
    <>
      <h3>{children}</h3>
      <span data-plus="">
        <PlusGlyph />
      </span>
    </>
  )
}
