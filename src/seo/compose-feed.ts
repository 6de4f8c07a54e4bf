import {escapeHtml} from '#lib/escape-html.ts'

interface FeedEntry {
  /** Fragment of the entry on the page. */
  anchor: string
  title: string
  summary: string
  /** Identifier and display name. */
  category: {term: string; label: string}
  /** Dates, such as `2025-09-01`. */
  published: string
  updated: string
}

export interface Feed {
  title: string
  subtitle: string
  author: string
  /** URL of the page that the feed represents. */
  page: string
  /** URL of the feed. */
  self: string
  /** Date of the feed while it has no entries. */
  updated: string
  entries: readonly FeedEntry[]
}

/** Returns an Atom feed as XML, newest entry first (RFC 4287). */
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

function instant(date: string): string {
  return new Date(date).toISOString()
}
