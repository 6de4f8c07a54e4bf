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

interface FlyoutCopyProps {
  mark: ReactNode
  label: ReactNode
  badge?: ReactNode
  text: ReactNode
}

/** Renders the content of a link: icon, label, optional badge and description. */
export function FlyoutCopy({mark, label, badge, text}: FlyoutCopyProps) {
  return (
    <>
      {mark}
      <span>
        <b>{label}</b>
        {badge === undefined || badge === null ? null : <small> · {badge}</small>}
        <span data-flyout-text="">{text}</span>
      </span>
    </>
  )
}
