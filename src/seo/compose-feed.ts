import {escapeHtml} from '#lib/escape-html.ts'

/** One entry of a feed. */
export interface FeedEntry {
  /** The part of the page it stands at. */
  anchor: string
  title: string
  /** Plain text. */
  summary: string
  /** A machine's name of what kind of entry it is, and what people read. */
  category: {term: string; label: string}
  /** Days, such as `2025-09-01`. */
  published: string
  updated: string
}

/** A feed and where it stands. */
export interface Feed {
  title: string
  subtitle: string
  author: string
  /** The address of the page whose news these are. */
  page: string
  /** The address of the feed itself. */
  self: string
  /** What its date is while it has no entry. */
  updated: string
  entries: readonly FeedEntry[]
}

/**
 * Writes an Atom feed (RFC 4287), the newest entry first.
 *
 * @param feed - its texts, without marks of the Studio
 * @returns XML
 */
export function composeFeed({title, subtitle, author, page, self, updated, entries}: Feed): string {
  const newestFirst = [...entries].sort((a, b) => b.updated.localeCompare(a.updated))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', instant(newestFirst[0]?.updated ?? updated)),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...newestFirst.map((entry) => composeEntry(page, entry)),
    '</feed>',
    '',
  ].join('\n')
}

function composeEntry(page: string, entry: FeedEntry): string {
  const address = `${page}#${entry.anchor}`
  const {term, label} = entry.category
  return [
    '<entry>',
    element('id', address),
    element('title', entry.title),
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
    element('published', instant(entry.published)),
    element('updated', instant(entry.updated)),
    `<category term="${escapeHtml(term)}" label="${escapeHtml(label)}"/>`,
    element('summary', entry.summary),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}

/** A day or a moment as RFC 3339 has it. */
function instant(date: string): string {
  return new Date(date).toISOString()
}
