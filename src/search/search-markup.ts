import {linkifyContacts} from '#lib/linkify-contacts.ts'
import {escapeHtml} from '#lib/escape-html.ts'
import {excerpt} from './excerpt.ts'
import type {SearchCopy, SearchKind, Symptoms} from './search-content.ts'
import {type SearchHit, type HitGroup, forPatients} from './search-index.ts'
import {findUrgentSigns, mentionsSymptom} from './urgent-signs.ts'

export type SearchFormCopy = Pick<SearchCopy, 'heading' | 'label' | 'button'> & {
  hint: string | null
}

const magnifier =
  '<svg aria-hidden="true" data-icon="" fill="currentColor" height="1.25em" viewBox="0 0 256 256" width="1.25em"><path d="M229.66,218.34l-50.07-50.06a88.11,88.11,0,1,0-11.31,11.31l50.06,50.07a8,8,0,0,0,11.32-11.32ZM40,112a72,72,0,1,1,72,72A72.08,72.08,0,0,1,40,112Z"></path></svg>'

/** Renders the form as a string, because the cached page is completed without React. */
export function searchForm(copy: SearchFormCopy, query = '', id = 'q'): string {
  const hintId = `${id}-hint`
  const hint = copy.hint ? `<p id="${hintId}">${escapeHtml(copy.hint)}</p>` : ''
  return (
    `<div data-search-field=""><h1>${escapeHtml(copy.heading)}</h1>${hint}` +
    `<form action="/search" aria-label="${escapeHtml(copy.label)}" role="search">` +
    `<label for="${id}">${escapeHtml(copy.label)}</label>${magnifier}` +
    `<input${hint === '' ? '' : ` aria-describedby="${hintId}"`} autocapitalize="none" autocomplete="off" enterkeyhint="search" id="${id}" maxlength="200" name="q" type="search" value="${escapeHtml(query)}">` +
    `<button>${escapeHtml(copy.button)}</button></form></div>`
  )
}

/**
 * Renders results. Urgent queries show 999 and 111 first; symptom queries show the guide to the right service first.
 */
export function searchResults(
  copy: SearchCopy,
  query: string,
  groups: readonly HitGroup[],
): string {
  const signs = findUrgentSigns(copy.urgent.signs, query)
  const isUrgent = signs.length > 0
  const {symptoms = null} = copy
  const advice =
    !isUrgent && symptoms !== null && mentionsSymptom(symptoms, copy.synonyms, query)
      ? symptoms
      : null
  const shown = isUrgent || advice !== null ? forPatients(groups) : groups
  const count = shown.reduce((sum, {hits}) => sum + hits.length, 0)
  const notes = [...(isUrgent ? [copy.urgent.resultsNote] : []), copy.privacyNote]
  return (
    (isUrgent ? urgentPanel(copy.urgent, new Set(signs)) : '') +
    (advice === null ? '' : advicePanel(advice)) +
    `<div data-search-results=""><div data-count="" role="status"><b>${escapeHtml(countText(copy, count))}</b> ` +
    `<span>${escapeHtml(copy.labels.forQuery.replace('{query}', () => query))}</span>` +
    `<small>${escapeHtml(notes.join(' '))}</small></div><div>` +
    (count === 0
      ? emptyState(copy, isUrgent ? 'urgent' : advice)
      : shown.map((group) => hitGroup(copy, group)).join('')) +
    '</div></div>'
  )
}

function countText(copy: SearchCopy, count: number): string {
  const {none, one, many} = copy.labels
  if (count === 0) return none
  return count === 1 ? one : many.replace('{n}', String(count))
}

function urgentPanel(urgent: SearchCopy['urgent'], typed: ReadonlySet<object>): string {
  const shown = urgent.signs.filter((sign) => !sign.isHidden || typed.has(sign))
  return (
    '<section aria-labelledby="urgent" data-urgent=""><h2 id="urgent">' +
    `<span data-sr-only="">${escapeHtml(urgent.prefix)} </span>${escapeHtml(urgent.heading)}</h2><div><ul>` +
    shown
      .map((sign) => `<li${typed.has(sign) ? ' data-typed=""' : ''}>${escapeHtml(sign.text)}</li>`)
      .join('') +
    `</ul><div><a href="tel:999">${escapeHtml(urgent.callLabel)}</a><p>${linkified(urgent.note)}</p></div></div></section>`
  )
}

function advicePanel({card, guide}: Symptoms): string {
  const prefix =
    card.prefix === '' ? '' : `<span data-sr-only="">${escapeHtml(card.prefix)} </span>`
  return (
    '<section aria-labelledby="advice" data-symptom="">' +
    (card.warning === '' ? '' : `<p data-warning="">${linkified(card.warning)}</p>`) +
    `<h2 id="advice">${prefix}${escapeHtml(card.heading)}</h2><div><ul>` +
    card.bullets.map((bullet) => `<li>${linkified(bullet)}</li>`).join('') +
    '</ul><div>' +
    card.links.map(anchor).join('') +
    (card.note === '' ? '' : `<p>${linkified(card.note)}</p>`) +
    `</div></div><p>${anchor(guide)}</p></section>`
  )
}

const anchor = ({label, href}: {label: string; href: string}) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

/** String version of `LinkifiedText`. */
function linkified(text: string): string {
  return linkifyContacts(text)
    .map(({text: words, href}) =>
      href === undefined
        ? escapeHtml(words)
        : `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`,
    )
    .join('')
}

function hitGroup(copy: SearchCopy, {kind, hits}: HitGroup): string {
  return (
    `<h2>${escapeHtml(copy.groupNames[kind])}</h2><ul>` +
    hits.map((hit) => row(hit, hit.entry.label ?? kindName(copy, kind))).join('') +
    '</ul>'
  )
}

/** The heading already says what pages are. */
const kindName = (copy: SearchCopy, kind: SearchKind) =>
  kind === 'pages' ? null : copy.kindNames[kind]

function row(hit: SearchHit, label: string | null): string {
  const {path, title} = hit.entry
  return item(path, label, title, excerpt(hit))
}

function item(path: string, label: string | null, title: string, descriptionHtml: string): string {
  return (
    `<li>${label === null ? '' : `<small>${escapeHtml(label)}</small>`}<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>` +
    `<p>${descriptionHtml}</p></li>`
  )
}

type Suggestions = Pick<SearchCopy, 'suggestionsHeading' | 'suggestions'>

/** Renders what to look for before a search. */
export function searchSuggestions(copy: Suggestions): string {
  if (copy.suggestions.length === 0) return ''
  return `<div data-search-results=""><div data-suggestions="">${suggestionList(copy)}</div></div>`
}

function suggestionList({suggestionsHeading, suggestions}: Suggestions): string {
  return (
    `<h2>${escapeHtml(suggestionsHeading)}</h2><ul>` +
    suggestions
      .map(({path, title, description}) => item(path, null, title, escapeHtml(description)))
      .join('') +
    '</ul>'
  )
}

function emptyState(copy: SearchCopy, help: Symptoms | 'urgent' | null): string {
  // Next to urgent help, "no results" would read as a response to the emergency, and suggestions would distract.
  if (help === 'urgent') return ''
  const suggestions = suggestionList(copy)
  if (help !== null) return suggestions
  const contact = copy.contact ? `<p>${anchor(copy.contact)}</p>` : ''
  return (
    `<div data-none=""><div><h2>${escapeHtml(copy.noneHeading)}</h2>` +
    `<p>${linkified(copy.noneText)}</p>${contact}</div></div>` +
    `${copy.symptoms ? advicePanel(copy.symptoms) : ''}${suggestions}`
  )
}
