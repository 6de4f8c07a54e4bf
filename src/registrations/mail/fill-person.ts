import {areaName} from '#shared/waitlist-card.ts'
import {sentenceStart} from '#lib/sentence-start.ts'
import {tokenPattern} from '#shared/tokens.ts'
import type {ListedPlace} from './mail-recipient.ts'

/** Letters of any script and marks within names; excludes everything that a web address needs. */
const name = /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+){0,2}$/u
const maxNameLength = 40

/**
 * Fills the placeholders of a paragraph. A first name that doesn't look like a name is omitted, so that nobody can
 * use the form to send a message to a stranger (LAW-8).
 */
export function fillPerson(
  paragraph: string,
  person: {
    firstName: string | null
    role: string | null
    values?: Readonly<Record<string, string>>
    list?: readonly ListedPlace[]
  },
): string {
  const greeting = person.firstName === null ? null : nameIn(person.firstName)
  return paragraph
    .replace(/ ?\{firstName\}/g, (token) =>
      greeting === null ? '' : `${token.startsWith(' ') ? ' ' : ''}${greeting}`,
    )
    .replaceAll('{providerType}', () => providerType(person.role))
    .replaceAll('{list}', () => (person.list ?? []).map(listLine).join('\n'))
    .replace(tokenPattern, (token, key: string) => person.values?.[key] ?? token)
}

const nameIn = (text: string): string | null =>
  text.length <= maxNameLength && name.test(text) ? text : null

/** Returns a line such as `• Ada: nurse, N1`, of values that the form checked. */
function listLine({firstName, role, service, area}: ListedPlace): string {
  const what =
    service === null ? (role === 'patient' ? [] : [providerType(role)]) : [providerType(service)]
  const place = [...what, ...(area === null ? [] : [areaName(area)])].join(', ')
  const who = nameIn(firstName) ?? ''
  return `• ${who === '' || place === '' ? sentenceStart(who || place || '…') : `${who}: ${place}`}`
}

function providerType(role: string | null): string {
  if (role === null || role === 'patient') return 'professional'
  return /^gp$/i.test(role) ? 'GP' : role.toLowerCase()
}
