import {ContentLink} from '#content/render/content-link.tsx'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {windowState} from '#ui/lit-window.styles.ts'
import {trial} from '#ui/state-attributes.ts'
import {choiceId, fittingChoices, Trial} from './matching.styles.ts'

type Content = NonNullable<SectionProps<'steps'>['section']['steps'][number]['matching']>
type Person = NonNullable<Content['people'][number]>

/** Returns the matching of a step, or null when fewer than two people are listed, as when samples are hidden. */
export function playable(matching: Content | null): Content | null {
  return definedItems(matching?.people).length < 2 ? null : matching
}

interface MatchingProps {
  matching: Content
  /** Prefix of its ids and of the names of its radio buttons, unique on the page. */
  id: string
}

/** Radio buttons and the people whom they light up. CSS applies the choices, which are neither sent nor stored. */
export function Matching({matching, id}: MatchingProps) {
  const {heading, anyLabel, fitsLabel, lessLabel, countLabel, ofLabel, link} = matching
  const people = definedItems(matching.people)
  const groups = fittingGroups(matching, people)
  const shared = sharedLanguages(people)
  const sample = people.find(({isSample}) => isSample)
  return (
    <Trial aria-labelledby={`${id}-heading`} role="group" {...trial.of('')}>
      <div data-choices="">
        <div data-head="">
          <h3 id={`${id}-heading`}>{heading}</h3>
          {sample ? <SampleBadge of={sample} /> : null}
        </div>
        {groups.map(({_key, title, choices}, group) => (
          <fieldset key={_key}>
            <legend>{title}</legend>
            <div>
              <label>
                <input defaultChecked name={`${id}-${group}`} type="radio" value="" />
                {anyLabel}
              </label>
              {choices.map(({_key: key, label}, choice) => (
                <label key={key}>
                  <input name={`${id}-${group}`} type="radio" value={choiceId(group, choice)} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="dark" data-street="">
        <ul>
          {people.map((person) => (
            <li key={person._id} {...fittingChoices.of(choicesOf(person, groups))}>
              <span {...windowState.of('lit')}>
                <Picture
                  picture={{...person.portrait, alt: person.name, decorative: false}}
                  sizes="6rem"
                />
              </span>
              <p>
                {linesAbout(person, matching, shared)}
                <b data-fits-now="">{fitsLabel}</b>
                <b data-fits-less="">{lessLabel}</b>
              </p>
            </li>
          ))}
        </ul>
        <div data-foot="">
          <p role="status">
            {countLabel} <b data-count="" /> {ofLabel} {people.length}
          </p>
          {link ? <ContentLink link={link} /> : null}
        </div>
      </div>
    </Trial>
  )
}

type Group = Content['groups'][number]

/** Leaves out choices that fit none of the people, and groups without a choice. */
function fittingGroups({groups}: Content, people: readonly Person[]): Group[] {
  const ids = new Set(people.map(({_id}) => _id))
  return definedItems(groups)
    .map((group) => ({
      ...group,
      choices: definedItems(group.choices).filter(({fits}) =>
        definedItems(fits).some((fit) => ids.has(fit)),
      ),
    }))
    .filter(({choices}) => choices.length > 0)
}

/** Returns the choices that fit a person as space-separated ids, for `~=` in a selector. */
function choicesOf({_id}: Person, groups: readonly Group[]): string {
  return groups
    .flatMap(({choices}, group) =>
      choices.flatMap(({fits}, choice) => (fits.includes(_id) ? [choiceId(group, choice)] : [])),
    )
    .join(' ')
}

/** Returns what tells a person apart, in lines of one text, which is smaller than an element for each. */
function linesAbout(person: Person, content: Content, shared: ReadonlySet<string>) {
  const {kind, specialty, plainSpecialty, languages, location, availability} = person
  const role =
    kind === 'doctor'
      ? content.doctorLabel
      : `${plainSpecialty ?? specialty} ${content.specialistLabel}`
  const spoken = namesOf(languages).filter((name) => !shared.has(name))
  return [role, spoken.join(', '), location, availability].filter((text) => text !== '').join('\n')
}

/** Returns the languages that everyone speaks, which tell nobody apart. */
function sharedLanguages(people: readonly Person[]): ReadonlySet<string> {
  const [first, ...others] = people.map(({languages}) => namesOf(languages))
  return new Set(first?.filter((name) => others.every((languages) => languages.includes(name))))
}

const namesOf = (languages: Person['languages']) => definedItems(languages).map(({name}) => name)
