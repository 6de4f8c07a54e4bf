import {linkifyContacts} from '#lib/linkify-contacts.ts'
import {escapeHtml} from '#lib/escape-html.ts'
import {safeAddress} from '#lib/safe-address.ts'
import {excerpt} from './excerpt.ts'
import {waitlistPath} from '#shared/forms/waitlist.ts'
import {areasOf} from '#shared/areas.ts'
import {areaKeyOf, isDistrict} from '#shared/postcodes.ts'
import type {Answer, Link, SearchCopy, SearchEntry, SearchKind, Symptoms} from './search-content.ts'
import {type SearchHit, type HitGroup, forPatients} from './search-index.ts'
import {triage} from './triage.ts'

export type SearchFormCopy = Pick<SearchCopy, 'heading' | 'label' | 'button'> & {
  hint?: string | null
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
 * All other queries that may be about somebody who is ill have a line with both numbers above.
 *
 * @param isAboutSite - whether the query names a topic of the site
 */
export function searchResults(
  copy: SearchCopy,
  query: string,
  groups: readonly HitGroup[],
  isAboutSite: boolean,
): string {
  const areas = groups.flatMap(({hits}) => hits.map(({entry}) => entry)).filter(({area}) => area)
  const {signs, advice, answers} = triage(copy, query, areas.length > 0)
  const isUrgent = signs.length > 0
  const linked = new Set(answers.flatMap(({links}) => links.map(({href}) => href)))
  const shown = without(linked, isUrgent || advice !== null ? forPatients(groups) : groups)
  const joining = isUrgent ? null : joinLink(copy, query, areas)
  const answersHtml = answers.map(answerCard).join('') + (joining === null ? '' : joinCard(joining))
  const count = answers.length + shown.reduce((sum, {hits}) => sum + hits.length, 0)
  const notes = [...(isUrgent ? [copy.urgent.resultsNote] : []), copy.privacyNote]
  const isTopic = isAboutSite || isDistrict(areaKeyOf(query))
  const hasLine = !isUrgent && advice === null && !isTopic && copy.safetyLine !== ''
  return (
    (isUrgent ? urgentPanel(copy.urgent, new Set(signs)) : '') +
    (advice === null ? '' : advicePanel(advice)) +
    (hasLine ? `<p data-safety-line="">${linkified(copy.safetyLine)}</p>` : '') +
    `<div data-search-results=""><div data-count="" role="status"><b>${escapeHtml(countText(copy, count))}</b> ` +
    `<span>${escapeHtml(copy.labels.forQuery.replace('{query}', () => query))}</span>` +
    `<small>${escapeHtml(notes.join(' '))}</small></div><div>` +
    answersHtml +
    (count === 0
      ? emptyState(copy, isUrgent ? 'urgent' : advice)
      : shown.map((group) => hitGroup(copy, group)).join('')) +
    '</div></div>'
  )
}

/** Leaves out pages that an answer links to. */
const without = (paths: ReadonlySet<string>, groups: readonly HitGroup[]): HitGroup[] =>
  groups
    .map(({kind, hits}) => ({kind, hits: hits.filter(({entry}) => !paths.has(entry.path))}))
    .filter(({hits}) => hits.length > 0)

const answerCard = ({text, links}: Answer) =>
  `<div data-answer=""><p>${linkified(text)}</p>${linkList(links)}</div>`

const joinCard = (joining: Link) => `<div data-answer="">${linkList([joining])}</div>`

const linkList = (links: readonly Link[]) =>
  links.length === 0 ? '' : `<ul>${links.map((link) => `<li>${anchor(link)}</li>`).join('')}</ul>`

/** Returns the link to the waitlist of a query's district or only borough, unless visits have started there. */
function joinLink({labels}: SearchCopy, query: string, entries: readonly SearchEntry[]) {
  const found = entries.flatMap(({area, title}) => (area ? [{...area, title}] : []))
  const only = found.length === 1 ? found : []
  const {key, areas} = areasOf(found, areaKeyOf(query)) ?? {key: only[0]?.slug ?? '', areas: only}
  const waiting = areas.find(({isOpen}) => !isOpen)
  if (waiting === undefined || labels.join === '') return null
  const name = isDistrict(key) ? key : waiting.title
  return {label: labels.join.replace('{name}', () => name), href: waitlistPath(key)}
}

function countText(copy: SearchCopy, count: number): string {
  const {none, one, many} = copy.labels
  if (count === 0) return none
  return count === 1 ? one : many.replace('{n}', String(count))
}

function urgentPanel(urgent: SearchCopy['urgent'], typed: ReadonlySet<object>): string {
  const others = urgent.signs.filter((sign) => !sign.isHidden && !typed.has(sign))
  const shown = [...urgent.signs.filter((sign) => typed.has(sign)), ...others]
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

/** A link whose address would run in the page is only its label. */
function anchor({label, href}: Link): string {
  const address = safeAddress(href)
  return address === undefined
    ? escapeHtml(label)
    : `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`
}

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
