import type {ReactNode} from 'react'
import {DownGlyph} from '#ui/icon/glyphs.tsx'

interface FlyoutProps {
  title: ReactNode
  /** Only one flyout of a group is open at a time. */
  group: string
  /** A list of links and, with `data-flyout-foot`, a row of plain ones. */
  children: ReactNode
}

/**
 * Renders a section of the navigation that opens below its title (APG disclosure navigation), even without
 * JavaScript. Belongs in a `FlyoutBar`.
 */
export function Flyout({title, group, children}: FlyoutProps) {
  return (
    <details data-flyout="" name={group}>
      <summary>
        {title}
        <DownGlyph />
      </summary>
      <div data-flyout-panel="">{children}</div>
    </details>
  )
}
