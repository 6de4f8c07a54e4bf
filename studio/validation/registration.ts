interface Issue {
  path: string[]
  message: string
}

/**
 * Checks the register details of a clinician. A sample must have none. A real person needs the number, a link to the
 * entry and the date of the last check (LAW-11).
 */
export function checkRegistration(clinician: Readonly<Record<string, unknown>>): Issue[] {
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
