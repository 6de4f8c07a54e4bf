import type {PreviewConfig, PreviewValue} from 'sanity'

/** Joins the subtitle of a document in a list from the non-empty texts among values. */
export function previewLine(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

interface Selected extends Pick<PreviewValue, 'title' | 'media'> {
  readonly [name: string]: unknown
}

/**
 * Declares how lists show a document.
 *
 * @param select - paths by name; the values of `title` and `media` are shown as they are
 * @param subtitleOf - returns the parts of the subtitle
 */
export const listRow = (
  select: Record<string, string>,
  subtitleOf: (values: Readonly<Record<string, unknown>>) => readonly unknown[],
): PreviewConfig => ({
  select,
  prepare: ({title, media, ...values}: Selected) => ({
    title,
    media,
    subtitle: previewLine(...subtitleOf(values)),
  }),
})

/** Formats a day such as 2026-11-28 as 28 November 2026. */
export const dayLine = (day: unknown): string | undefined =>
  typeof day === 'string'
    ? new Date(day).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'})
    : undefined

export function reviewLine(reviewedOn: unknown): string {
  const day = dayLine(reviewedOn)
  return day === undefined ? 'not reviewed' : `reviewed on ${day}`
}
