/** Letters of any script, with the marks that occur inside names; nothing an address of a website could be made of. */
const name = /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+){0,2}$/u
const maxNameLength = 40

/**
 * Fills the words about the person into a paragraph. A first name that is no plain name is left out, so that the
 * form cannot be used to send a stranger somebody's message (LAW-8).
 *
 * @param paragraph - with `{firstName}`, `{providerType}` and `{area}`
 * @param person - `firstName` as typed, `null` to leave it out; `role` as stored; `area` as the area is called
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
