import type {ReactNode} from 'react'
import {DownGlyph} from '#ui/icon/glyphs.tsx'

interface FlyoutProps {
  title: ReactNode
  /** Flyouts of one name are open one at a time. */
  group: string
  /** The links: a list of `FlyoutLink` and, with `data-flyout-foot`, a row of plain ones. */
  children: ReactNode
}

/**
 * A part of the navigation that opens below its title (APG, disclosure navigation). Stands in a `FlyoutBar`. Without
 * JavaScript it opens and closes all the same.
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

/** What stands in a link of a flyout: a mini door, a name, perhaps a badge, a sentence. */
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
