/** Letters of any script and marks within names; excludes everything that a web address needs. */
const name = /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+){0,2}$/u
const maxNameLength = 40

/**
 * Fills the placeholders of a paragraph. A first name that doesn't look like a name is omitted, so that nobody can
 * use the form to send a message to a stranger (LAW-8).
 */
export function fillPerson(
  paragraph: string,
  person: {firstName: string | null; role: string | null; area?: string},
): string {
  const {firstName} = person
  const greeting =
    firstName !== null && firstName.length <= maxNameLength && name.test(firstName)
      ? firstName
      : null
  return paragraph
    .replace(/ ?\{firstName\}/g, (token) =>
      greeting === null ? '' : `${token.startsWith(' ') ? ' ' : ''}${greeting}`,
    )
    .replaceAll('{providerType}', () => providerType(person.role))
    .replaceAll('{area}', () => person.area ?? '{area}')
}

function providerType(role: string | null): string {
  if (role === null || role === 'patient') return 'professional'
  return role === 'GP' ? 'GP' : role.toLowerCase()
}
