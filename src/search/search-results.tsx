import {Fragment, type ReactNode} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {splitWords} from '#lib/normalize-words.ts'
import {safeAddress} from '#lib/safe-address.ts'
import {areaAnswer} from './area-answer.ts'
import {excerpt} from './excerpt.ts'
import type {Advice, Answer, Link, SearchCopy} from './search-content.ts'
import {
  type HitGroup,
  isForProfessionals,
  ofServices,
  type SearchHit,
  type SearchIndex,
} from './search-index.ts'
import {triage} from './triage.ts'
import {searchPage} from '#shared/paths.ts'
import {listAttributes} from '#ui/layout/list.styles.ts'
import {SearchForm} from '#ui/search-field/search-form.tsx'

const rows = listAttributes({$rule: 'rows'})

interface SearchHeadProps {
  copy: Pick<SearchCopy, 'heading' | 'label' | 'button'> & {hint?: string | null}
  query?: string
  /** Id of the field. */
  id?: string
}

/** Renders the headline and the field, with the query that was sent. */
export function SearchHead({copy, query = '', id = 'q'}: SearchHeadProps) {
  const hint = copy.hint && query === '' ? {id: `${id}-hint`, text: copy.hint} : null
  return (
    <div data-search-field="">
      <h1>{copy.heading}</h1>
      {hint === null ? null : <p id={hint.id}>{hint.text}</p>}
      <SearchForm
        action={searchPage}
        id={id}
        label={copy.label}
        query={query}
        {...(hint && {describedBy: hint.id})}
      >
        <button>{copy.button}</button>
      </SearchForm>
    </div>
  )
}

interface SearchResultsProps {
  copy: SearchCopy
  query: string
  index: SearchIndex
}

/**
 * Renders results. Urgent queries show 999 and 111 first; maternity and symptom queries show the right service first.
 * All others have a line with both numbers above: even "nurse" may be about somebody who is ill, and a line that comes
 * and goes would look like a judgement of the words.
 */
export function SearchResults({copy, query, index}: SearchResultsProps) {
  const place = areaAnswer(copy, index.correct(query, copy.synonyms), index.areas)
  const {signs, advice, answers: asked} = triage(copy, query, place !== null)
  const isUrgent = signs.length > 0
  const hasHelp = isUrgent || advice !== null
  const answers = [...(place === null || isUrgent ? [] : [place]), ...asked]
  const groups = index.find(query, copy.synonyms, answers.length > 0)
  const shown = without(answers, hasHelp ? ofServices(groups) : groups)
  const count = answers.length + shown.reduce((sum, {hits}) => sum + hits.length, 0)
  const notes = [...(isUrgent ? [copy.urgent.resultsNote] : []), copy.privacyNote]
  const forQuery = copy.labels.forQuery.replace('{query}', () => query)
  return (
    <>
      {isUrgent ? <UrgentPanel typed={new Set(signs)} urgent={copy.urgent} /> : null}
      {advice === null ? null : <AdvicePanel {...advice} />}
      {hasHelp || copy.safetyLine === '' ? null : (
        <p data-safety-line="">
          <LinkifiedText text={copy.safetyLine} />
        </p>
      )}
      <div data-search-results="">
        <div data-count="" role="status">
          {/* Next to help, "no results" would read as a response to the illness. */}
          {hasHelp && count === 0 ? null : <b>{countText(copy, count)}</b>}{' '}
          <span>{hasHelp && count === 0 ? '' : forQuery}</span> <small>{notes.join(' ')}</small>
        </div>
        <div>
          {answers.map((answer) => (
            <AnswerBox key={answer.text} {...answer} />
          ))}
          {shown.map(({kind, hits}) => (
            <Fragment key={kind}>
              <h2>{copy.groupNames[kind]}</h2>
              <ul {...rows}>
                {hits.map((hit) => (
                  // The heading already says what pages are.
                  <Item
                    key={hit.entry.id}
                    label={hit.entry.label ?? (kind === 'pages' ? null : copy.kindNames[kind])}
                    path={hit.entry.path}
                    title={hit.entry.title}
                  >
                    <Excerpt hit={hit} />
                  </Item>
                ))}
              </ul>
            </Fragment>
          ))}
          {count > 0 || isUrgent ? null : <EmptyState advice={advice} copy={copy} />}
        </div>
      </div>
    </>
  )
}

/** Leaves out pages that an answer links to or that aren't for its readers, and questions that repeat a text above. */
function without(answers: readonly Omit<Answer, 'words'>[], groups: readonly HitGroup[]) {
  const paths = new Set(answers.flatMap(({links}) => links.map(({href}) => href)))
  const isForPatients = paths.size > 0 && ![...paths].some(isForProfessionals)
  const said = answers.map(({text}) => text)
  const isNew = ({entry: {kind, path, title, description}}: SearchHit) => {
    if (paths.has(path) || (isForPatients && isForProfessionals(path))) return false
    if (kind !== 'questions') return true
    if (said.some((text) => text === title || isSameText(text, description))) return false
    return said.push(title, description) > 0
  }
  return groups
    .map(({kind, hits}) => ({kind, hits: hits.filter(isNew)}))
    .filter(({hits}) => hits.length > 0)
}

/** Returns whether the shorter text has few words that the longer one lacks. Four words are a part of many texts. */
function isSameText(...texts: readonly [string, string]): boolean {
  const [one, other] = texts.map(splitWords)
  const shorter = Math.min(new Set(one).size, new Set(other).size)
  const shared = new Set(one).size + new Set(other).size - new Set(texts.flatMap(splitWords)).size
  return shorter > 4 && shared >= 0.72 * shorter
}

function countText({labels: {none, one, many}}: SearchCopy, count: number): string {
  if (count === 0) return none
  return count === 1 ? one : many.replace('{n}', String(count))
}

function UrgentPanel({urgent, typed}: {urgent: SearchCopy['urgent']; typed: ReadonlySet<object>}) {
  const others = urgent.signs.filter((sign) => !sign.isHidden && !typed.has(sign))
  const shown = [...urgent.signs.filter((sign) => typed.has(sign)), ...others]
  return (
    <section aria-labelledby="urgent" data-urgent="">
      <h2 id="urgent">
        <span data-sr-only="">{urgent.prefix} </span>
        {urgent.heading}
      </h2>
      <div>
        <div>
          <a href="tel:999">{urgent.callLabel}</a>
        </div>
        <ul>
          {shown.map((sign) =>
            typed.has(sign) ? (
              <li data-typed="" key={sign.text}>
                <LinkifiedText text={sign.text} />
              </li>
            ) : (
              <li key={sign.text}>{sign.text}</li>
            ),
          )}
        </ul>
        <p>
          <LinkifiedText text={urgent.note} />
        </p>
      </div>
    </section>
  )
}

function AdvicePanel({card, guide}: Pick<Advice, 'card' | 'guide'>) {
  return (
    <section aria-labelledby="advice" data-symptom="">
      {card.warning === '' ? null : (
        <p data-warning="">
          <LinkifiedText text={card.warning} />
        </p>
      )}
      <h2 id="advice">
        {card.prefix === '' ? null : <span data-sr-only="">{card.prefix} </span>}
        {card.heading}
      </h2>
      <div>
        {card.links.length === 0 ? null : (
          <div>
            {card.links.map((link) => (
              <SafeLink key={link.href} {...link} />
            ))}
          </div>
        )}
        <ul>
          {card.bullets.map((bullet) => (
            <li key={bullet}>
              <LinkifiedText text={bullet} />
            </li>
          ))}
        </ul>
        {card.note === '' ? null : (
          <p>
            <LinkifiedText text={card.note} />
          </p>
        )}
      </div>
      <p>
        <SafeLink {...guide} />
      </p>
    </section>
  )
}

const AnswerBox = ({text, links}: Pick<Answer, 'text' | 'links'>) => (
  <div data-answer="">
    <p>
      <LinkifiedText text={text} />
    </p>
    <LinkList links={links} />
  </div>
)

const LinkList = ({links}: {links: readonly Link[]}) =>
  links.length === 0 ? null : (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <SafeLink {...link} />
        </li>
      ))}
    </ul>
  )

/** A link whose address would run in the page is only its label. */
function SafeLink({label, href}: Link) {
  const address = safeAddress(href)
  return address === undefined ? label : <a href={address}>{label}</a>
}

interface ItemProps {
  path: string
  label?: string | null
  title: string
  children: ReactNode
}

const Item = ({path, label = null, title, children}: ItemProps) => (
  <li>
    {label === null ? null : <small>{label}</small>}
    <a href={path}>{title}</a>
    <p>{children}</p>
  </li>
)

const Excerpt = ({hit}: {hit: SearchHit}) =>
  excerpt(hit).map(({text, isTyped}, place) =>
    // Parts have no other identity than their position.
    isTyped ? <mark key={place}>{text}</mark> : text,
  )

type Suggestions = Pick<SearchCopy, 'suggestionsHeading' | 'suggestions'>

/** Renders what to look for before a search. */
export const SearchSuggestions = (copy: Suggestions) =>
  copy.suggestions.length === 0 ? null : (
    <div data-search-results="">
      <div data-suggestions="">
        <SuggestionList {...copy} />
      </div>
    </div>
  )

const SuggestionList = ({suggestionsHeading, suggestions}: Suggestions) => (
  <>
    <h2>{suggestionsHeading}</h2>
    <ul {...rows}>
      {suggestions.map(({path, title, description}) => (
        <Item key={path} path={path} title={title}>
          {description}
        </Item>
      ))}
    </ul>
  </>
)

/** Says what to do when nothing was found. Advice above has said it already. */
const EmptyState = ({copy, advice}: {copy: SearchCopy; advice: Advice | null}) => (
  <>
    {advice === null ? (
      <AnswerBox links={definedItems([copy.symptoms?.guide, copy.contact])} text={copy.noneText} />
    ) : null}
    <SuggestionList {...copy} />
  </>
)
