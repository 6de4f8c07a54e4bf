import type {ReactNode} from 'react'
import {formatLongDate} from '#lib/format-date.ts'
import {Fold} from '#ui/fold/fold.tsx'
import type {ContentsEntry} from './reading-contents.ts'
import {Contents, ReadingColumn, ReadingGrid} from './reading-layout.styles.ts'

/** Shorter tables of contents are omitted. */
const minEntries = 2

interface ReadingLayoutProps {
  /** Heading of the table of contents; null omits the table. */
  title: string | null
  contents: readonly ContentsEntry[]
  /** Date of the last change, such as `2026-11-20`, and the label before it. */
  updated: {date: string; label: string | null} | null
  children: ReactNode
}

/** Reading column with its table of contents beside it. */
export function ReadingLayout({title, contents, updated, children}: ReadingLayoutProps) {
  return (
    <ReadingGrid>
      {title === null || contents.length < minEntries ? null : (
        <Contents aria-labelledby="contents">
          <p id="contents">{title}</p>
          <div data-fold="">
            <Fold label={`${title} (${String(contents.length)})`} />
          </div>
          <ol>
            {contents.map((entry) => (
              <li key={entry.anchor}>
                <a href={`#${entry.anchor}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <ReadingColumn data-reading-column="">
        {updated === null ? null : (
          <p data-updated="">
            {updated.label} <time dateTime={updated.date}>{formatLongDate(updated.date)}</time>
          </p>
        )}
        {children}
      </ReadingColumn>
    </ReadingGrid>
  )
}
