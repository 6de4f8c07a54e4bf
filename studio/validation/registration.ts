interface Issue {
  path: string[]
  message: string
}

/**
 * Finds out whether a profile can be checked: an invented person has no entry in a register, and a real one needs the
 * number, the link to the own line in the register, and the day on which somebody looked (LAW-11).
 *
 * @param clinician - the document as an editor left it
 * @returns where something has to change, and what
 */
export function issuesOfRegistration(clinician: Readonly<Record<string, unknown>>): Issue[] {
  const {isSample, checkedOn, registration} = clinician
  const number = {path: ['registration', 'number'], value: textAt(registration, 'number')}
  const link = {path: ['registration', 'url'], value: textAt(registration, 'url')}
  const day = {path: ['checkedOn'], value: typeof checkedOn === 'string' ? checkedOn : ''}
  if (isSample !== false) {
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

function textAt(part: unknown, field: string): string {
  if (typeof part !== 'object' || part === null) return ''
  const value: unknown = new Map<string, unknown>(Object.entries(part)).get(field)
  return typeof value === 'string' ? value.trim() : ''
}
