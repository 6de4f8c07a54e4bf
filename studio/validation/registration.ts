import {textAt} from '#studio/value-at.ts'

interface Issue {
  path: string[]
  message: string
}

/**
 * Checks the register details of a clinician. A sample must have none. A real person needs the number, a link to the
 * entry and the date of the last check (LAW-11).
 */
export function checkRegistration(clinician: Readonly<Record<string, unknown>>): Issue[] {
  const number = {
    path: ['registration', 'number'],
    value: textOf(clinician, 'registration', 'number'),
  }
  const link = {path: ['registration', 'url'], value: textOf(clinician, 'registration', 'url')}
  const day = {path: ['checkedOn'], value: textOf(clinician, 'checkedOn')}
  if (clinician['isSample'] !== false) {
    return [number, link, day]
      .filter(({value}) => value !== '')
      .map(({path}) => ({
        path,
        message: 'An example profile has none. Empty it, or say that the person is real.',
      }))
  }
  return [
    {...number, message: 'A real person needs the number in the register.'},
    {...link, message: 'A real person needs the link to their own line in the register.'},
    {...day, message: 'Say on which day somebody looked the person up in the register.'},
  ]
    .filter(({value}) => value === '')
    .map(({path, message}) => ({path, message}))
}

const textOf = (...place: Parameters<typeof textAt>): string => textAt(...place)?.trim() ?? ''
