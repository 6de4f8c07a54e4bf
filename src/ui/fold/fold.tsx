import type {Ref} from 'react'
import {DownGlyph} from '#ui/icon/glyphs.tsx'

interface FoldProps {
  label: string
  /** Label while it is open. */
  openLabel?: string | undefined
  ref?: Ref<HTMLDetailsElement>
}

/**
 * Button that shows what follows its parent `[data-fold]`, which phones hide until then. Works without JavaScript; wide
 * screens and print show everything and no button. Requires `foldStyles`, or `wideFoldStyles` to fold on wide screens.
 */
export function Fold({label, openLabel, ref}: FoldProps) {
  return (
    <details ref={ref}>
      <summary>
        <span>{label}</span>
        {openLabel ? <span data-open-label="">{openLabel}</span> : null}
        <DownGlyph />
      </summary>
    </details>
  )
}
