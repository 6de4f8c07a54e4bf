import {everyPart, readSeed} from './read-seed.ts'

const documents = await readSeed()
const refsIn = (value: unknown) => [...everyPart(value)].flatMap(({_ref}) => _ref ?? [])

const trials = [...everyPart(documents)].filter(({_type}) => _type === 'matchingTrial')
const listed = trials.flatMap(({people}) => refsIn(people))
const people = documents.filter(({_id}) => listed.includes(_id))

/** Choices of a row with the ids of the people whom they fit. */
const choicesOf = (title: string) =>
  [...everyPart(trials)]
    .filter((part) => part['_type'] === 'matchingGroup' && part['title'] === title)
    .flatMap((group) => [...everyPart(group['choices'])])
    .filter(({_type}) => _type === 'matchingChoice')
    .map(({label, fits}) => ({label: String(label), fits: refsIn(fits).toSorted()}))

const free: Readonly<Record<string, readonly string[]>> = {
  Today: ['Today', 'This afternoon'],
  Tomorrow: ['Tomorrow'],
}

describe('choices of matching on Home', () => {
  it('fit the people who speak the language (HOME-2)', () => {
    expect(choicesOf('Language')).toHaveLength(2)
    for (const {label, fits} of choicesOf('Language')) {
      const speakers = people.filter(({languages}) =>
        [...everyPart(languages)].some(({name}) => name === label),
      )
      expect(fits).toEqual(speakers.map(({_id}) => _id).toSorted())
    }
  })

  it('fit the people who are free at the time (HOME-2)', () => {
    expect(choicesOf('Time')).toHaveLength(2)
    for (const {label, fits} of choicesOf('Time')) {
      const available = people.filter(({availability}) =>
        free[label]?.includes(String(availability)),
      )
      expect(fits).toEqual(available.map(({_id}) => _id).toSorted())
    }
  })

  it('place each person in one part of London (HOME-2)', () => {
    expect(listed).toHaveLength(4)
    expect(choicesOf('Area').flatMap(({fits}) => fits)).toHaveLength(4)
    expect(new Set(choicesOf('Area').flatMap(({fits}) => fits))).toEqual(new Set(listed))
  })
})
