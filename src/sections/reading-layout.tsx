import type {ReactNode} from 'react'
import {formatLongDate} from '#lib/format-date.ts'
import type {ContentsEntry} from './reading-contents.ts'
import {Contents, ReadingColumn, ReadingGrid} from './reading-layout.styles.ts'

/** Fewer headings need no list of them. */
const minEntries = 2

interface ReadingLayoutProps {
  /** The words above the list of contents; without them there is none. */
  title: string | null
  contents: readonly ContentsEntry[]
  /** The day of the last change, as `2026-11-20`, with the words before it. */
  updated: {date: string; label: string | null} | null
  children: ReactNode
}

/** The column of a reading page with the contents beside it. */
export function ReadingLayout({title, contents, updated, children}: ReadingLayoutProps) {
  return (
    <ReadingGrid>
      {title === null || contents.length < minEntries ? null : (
        <Contents aria-labelledby="contents">
          <p id="contents">{title}</p>
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
