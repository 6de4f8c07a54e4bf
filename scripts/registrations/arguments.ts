import {parseArgs} from 'node:util'
import {cleanAddress} from '#shared/field-formats.ts'

export const usage = `npm run --silent registrations -- export --format csv|ndjson     every registration
npm run --silent registrations -- messages --format csv|ndjson   every message from the contact form
npm run --silent registrations -- erase --email a@b.c            deletes all data of a person
npm run --silent registrations -- purge                          deletes data after the retention periods of the privacy notice
npm run --silent registrations -- area-open --area hackney       sends one e-mail to people on the waiting list of an area that is open
npm run --silent registrations -- app-interest                   addresses left for the app, without a PostHog key
npm run --silent registrations -- stats                          prints counts without personal data`

export type Command =
  | {name: 'export' | 'messages'; format: 'csv' | 'ndjson'}
  | {name: 'erase'; email: string}
  | {name: 'area-open'; area: string}
  | {name: 'purge' | 'stats' | 'app-interest'}

/** The arguments are not a command. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws UsageError when the arguments are not a command */
export function parseCommand(parameters: readonly string[]): Command {
  const {values, positionals} = parse(parameters)
  const [name, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  const {email, format, area} = values
  if (name === undefined) throw new UsageError('No command given.')
  if (name === 'area-open') {
    refuse(email, '--email', name)
    refuse(format, '--format', name)
    if (area !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(area)) return {name, area}
    throw new UsageError('area-open needs --area with the slug of an area, such as --area hackney.')
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
    throw new UsageError('erase needs --email with an address, such as --email a@b.c.')
  }
  refuse(email, '--email', name)
  if (name === 'purge' || name === 'stats' || name === 'app-interest') return {name}
  throw new UsageError(`Unknown command: ${name}.`)
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {email: {type: 'string'}, format: {type: 'string'}, area: {type: 'string'}},
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Cannot parse the arguments.')
  }
}

function refuse(value: string | undefined, option: string, name: string): void {
  if (value !== undefined) throw new UsageError(`${name} takes no ${option}.`)
}
