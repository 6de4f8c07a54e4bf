import {parseArgs} from 'node:util'
import {cleanAddress} from '#shared/field-formats.ts'
import {type Grouping, groupings} from '#shared/registration-counts.ts'

export const usage = `npm run --silent registrations -- export --format csv|ndjson     every registration
npm run --silent registrations -- messages --format csv|ndjson   every message from the contact form
npm run --silent registrations -- show --email a@b.c             everything that is kept about a person; --format json for a program
npm run --silent registrations -- erase --email a@b.c            deletes all data of a person
npm run --silent registrations -- purge                          deletes data after the retention periods of the privacy notice
npm run --silent registrations -- area-open --area hackney       counts the people on the waiting list of an area that is open
    --yes           sends each of them one e-mail
    --limit 100     sends to at most so many; the same command again goes on with the others
    --to a@b.c      sends to this one of them, as a sample
    --stop          withdraws the e-mails that have not been sent
npm run --silent registrations -- newsletter <update>            counts the people who want news and did not get this update; its name is the
                                                                 part after # in its address on the site
    --send          sends each of them one e-mail; --limit, --to and --stop as above
npm run --silent registrations -- app-interest                   addresses left for the app, without a PostHog key
npm run --silent registrations -- stats                          prints counts without personal data
    --by week|area|service|source   prints a table of how many people registered in each`

/** Options of each command. */
const commands = {
  export: ['format'],
  messages: ['format'],
  show: ['email', 'format'],
  erase: ['email'],
  purge: [],
  'area-open': ['area', 'yes', 'limit', 'to', 'stop'],
  newsletter: ['send', 'limit', 'to', 'stop'],
  'app-interest': [],
  stats: ['by'],
} as const satisfies Record<string, readonly Option[]>

type Option = keyof ReturnType<typeof parse>['values']

/** Parts of an announcement that an operator chooses. */
export interface Announcement {
  name: 'area-open' | 'newsletter'
  /** Slug of the area, or id of the update. */
  about: string
  /** Whether to count only, to send, or to withdraw what is not sent. */
  action: 'count' | 'send' | 'stop'
  limit?: number
  to?: string
}

export type Command =
  | {name: 'export' | 'messages'; format: 'csv' | 'ndjson'}
  | {name: 'show'; email: string; format: 'text' | 'json'}
  | {name: 'erase'; email: string}
  | Announcement
  | {name: 'stats'; by: Grouping | undefined}
  | {name: 'purge' | 'app-interest'}

/** The arguments are not a command. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws UsageError when the arguments are not a command */
export function parseCommand(parameters: readonly string[]): Command {
  const {values, positionals} = parse(parameters)
  const [name, ...rest] = positionals
  const update = name === 'newsletter' ? rest.shift() : undefined
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  if (name === undefined) throw new UsageError('No command given.')
  if (!isCommand(name)) throw new UsageError(`Unknown command: ${name}.`)
  const allowed: readonly string[] = commands[name]
  const extra = Object.keys(values).find((option) => !allowed.includes(option))
  if (extra !== undefined) throw new UsageError(`${name} takes no --${extra}.`)
  const {format, email, by} = values
  switch (name) {
    case 'export':
    case 'messages':
      if (format === 'csv' || format === 'ndjson') return {name, format}
      throw new UsageError(`${name} needs --format csv or --format ndjson.`)
    case 'show':
      if (format === undefined || format === 'text' || format === 'json')
        return {name, email: addressIn(email, 'show needs --email'), format: format ?? 'text'}
      throw new UsageError('show takes --format text or --format json.')
    case 'erase':
      return {name, email: addressIn(email, 'erase needs --email')}
    case 'area-open':
      if (!isSlug(values.area))
        throw new UsageError(
          'area-open needs --area with the slug of an area, such as --area hackney.',
        )
      return parseAnnouncement(name, values.area, values.yes, values)
    case 'newsletter':
      if (update === undefined)
        throw new UsageError('newsletter needs the part after # in the address of an update.')
      return parseAnnouncement(name, update, values.send, values)
    case 'stats': {
      const grouping = groupings.find((each) => each === by)
      if (grouping !== by) throw new UsageError(`stats takes --by ${groupings.join(', --by ')}.`)
      return {name, by: grouping}
    }
    case 'purge':
    case 'app-interest':
      return {name}
  }
}

function parseAnnouncement(
  name: Announcement['name'],
  about: string,
  send: boolean | undefined,
  {limit, to, stop}: ReturnType<typeof parse>['values'],
): Announcement {
  if (stop === true) {
    if (send === true || limit !== undefined || to !== undefined)
      throw new UsageError('--stop goes without --yes, --send, --limit and --to.')
    return {name, about, action: 'stop'}
  }
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit))
    throw new UsageError('--limit needs a number from 1 to 999999.')
  return {
    name,
    about,
    action: send === true ? 'send' : 'count',
    ...(limit === undefined ? {} : {limit: Number(limit)}),
    ...(to === undefined ? {} : {to: addressIn(to, '--to goes')}),
  }
}

const isSlug = (text: string | undefined): text is string =>
  text !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

function addressIn(email: string | undefined, option: string): string {
  if (email !== undefined && /^[^\s@]+@[^\s@]+$/.test(cleanAddress(email))) return email
  throw new UsageError(`${option} with an address, such as a@b.c.`)
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        email: {type: 'string'},
        format: {type: 'string'},
        area: {type: 'string'},
        by: {type: 'string'},
        limit: {type: 'string'},
        to: {type: 'string'},
        yes: {type: 'boolean'},
        send: {type: 'boolean'},
        stop: {type: 'boolean'},
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Cannot parse the arguments.')
  }
}
