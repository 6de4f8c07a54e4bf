/** Somebody with the languages spoken. */
interface Speaker {
  languages: readonly {name: string; greeting: string | null; lang: string}[] | null
}

/** A language and all who speak it. */
export interface SpokenLanguage<Person> {
  /** Names the language in addresses. */
  slug: string
  name: string
  lang: string
  greeting: string | null
  people: Person[]
}

/**
 * Turns people with languages into languages with people.
 *
 * @param people - in the order in which they are shown
 * @returns the languages in alphabetical order; a greeting is the first that somebody has
 */
export function speakersByLanguage<Person extends Speaker>(
  people: readonly Person[],
): SpokenLanguage<Person>[] {
  const found = new Map<string, SpokenLanguage<Person>>()
  for (const person of people) {
    for (const {name, greeting, lang} of person.languages ?? []) {
      const known = found.get(name) ?? {slug: slugOf(name), name, lang, greeting, people: []}
      known.greeting ??= greeting
      known.people.push(person)
      found.set(name, known)
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
