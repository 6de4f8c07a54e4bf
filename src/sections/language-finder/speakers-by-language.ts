interface Speaker {
  languages: readonly {name: string; greeting: string | null; lang: string}[] | null
}

export interface SpokenLanguage<Person> {
  slug: string
  name: string
  /** Several for a language that is written in two scripts. */
  greetings: {text: string; lang: string}[]
  people: Person[]
}

/** Groups people by the languages they speak, in alphabetical order. */
export function speakersByLanguage<Person extends Speaker>(
  people: readonly Person[],
): SpokenLanguage<Person>[] {
  const byName = new Map<string, SpokenLanguage<Person>>()
  for (const person of people) {
    for (const {name, greeting, lang} of person.languages ?? []) {
      const language = byName.get(name) ?? {slug: slugOf(name), name, greetings: [], people: []}
      if (greeting && language.greetings.every(({text}) => text !== greeting))
        language.greetings.push({text: greeting, lang})
      language.people.push(person)
      byName.set(name, language)
    }
  }
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
