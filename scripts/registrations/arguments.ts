import {parseArgs} from 'node:util'
import {cleanAddress} from '#shared/field-formats.ts'

export const usage = `npm run --silent registrations -- export --format csv|ndjson     every registration
npm run --silent registrations -- messages --format csv|ndjson   every message from the contact form
npm run --silent registrations -- erase --email a@b.c            deletes everything about a person
npm run --silent registrations -- purge                          deletes what is older than the privacy notice allows
npm run --silent registrations -- area-open --area hackney        tells those who wait in an area, once, that it is open
npm run --silent registrations -- stats                          numbers, about nobody`

/** What the operator asked for. */
export type Command =
  | {name: 'export' | 'messages'; format: 'csv' | 'ndjson'}
  | {name: 'erase'; email: string}
  | {name: 'area-open'; area: string}
  | {name: 'purge' | 'stats'}

/** Thrown when the operator's words make no command; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * @param words - the words after the name of the command
 * @returns what they ask for
 * @throws UsageError when they ask for nothing that there is
 */
export function parseCommand(words: readonly string[]): Command {
  const {values, positionals} = parse(words)
  const [name, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much.`)
  const {email, format, area} = values
  if (name === undefined) throw new UsageError('Say what to do.')
  if (name === 'area-open') {
    refuse(email, '--email', name)
    refuse(format, '--format', name)
    if (area !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(area)) return {name, area}
    throw new UsageError(
      'area-open needs --area and the address part of an area, like --area hackney.',
    )
  }
  refuse(area, '--area', name)
  if (name === 'export' || name === 'messages') {
    refuse(email, '--email', name)
    if (format === 'csv' || format === 'ndjson') return {name, format}
    throw new UsageError(`${name} needs --format csv or --format ndjson.`)
  }
  refuse(format, '--format', name)
  if (name === 'erase') {
    if (email !== undefined && /^[^\s@]+@[^\s@]+$/.test(cleanAddress(email))) return {name, email}
    throw new UsageError('erase needs --email and an address, like --email a@b.c.')
  }
  refuse(email, '--email', name)
  if (name === 'purge' || name === 'stats') return {name}
  throw new UsageError(`There is no command "${name}".`)
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {email: {type: 'string'}, format: {type: 'string'}, area: {type: 'string'}},
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The words are not understood.')
  }
}

function refuse(value: string | undefined, option: string, name: string): void {
  if (value !== undefined) throw new UsageError(`${name} takes no ${option}.`)
}
