import {parseArgs} from 'node:util'
import {z} from 'zod'
import {cleanAddress} from '#shared/field-formats.ts'
import {groupings} from '#shared/registration-counts.ts'

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

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(cleanAddress(text))

function address(option: string) {
  const message = `${option} with an address, such as a@b.c.`
  return z.string(message).refine(isAddress, message)
}

function listing<Name extends string>(name: Name) {
  const format = z.enum(['csv', 'ndjson'], `${name} needs --format csv or --format ndjson.`)
  return z.strictObject({name: z.literal(name), format})
}

const slug = 'area-open needs --area with the slug of an area, such as --area hackney.'

/** An announcement only counts, unless it is sent or what is not sent is withdrawn. */
const announcement = {
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, '--limit needs a number from 1 to 999999.')
    .transform(Number)
    .optional(),
  to: address('--to goes').optional(),
  stop: z.boolean().default(false),
}

const commandSchema = z.discriminatedUnion('name', [
  listing('export'),
  listing('messages'),
  z.strictObject({
    name: z.literal('show'),
    email: address('show needs --email'),
    format: z.enum(['text', 'json'], 'show takes --format text or --format json.').default('text'),
  }),
  z.strictObject({name: z.literal('erase'), email: address('erase needs --email')}),
  z.strictObject({name: z.literal('purge')}),
  z.strictObject({
    name: z.literal('area-open'),
    area: z.string(slug).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slug),
    yes: z.boolean().default(false),
    ...announcement,
  }),
  z.strictObject({
    name: z.literal('newsletter'),
    update: z.string('newsletter needs the part after # in the address of an update.'),
    send: z.boolean().default(false),
    ...announcement,
  }),
  z.strictObject({name: z.literal('app-interest')}),
  z.strictObject({
    name: z.literal('stats'),
    by: z.enum(groupings, `stats takes --by ${groupings.join(', --by ')}.`).optional(),
  }),
])

export type Command = z.output<typeof commandSchema>
export type Announcement = Extract<Command, {stop: boolean}>

export const sends = (command: Announcement): boolean =>
  command.name === 'newsletter' ? command.send : command.yes

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
  const given = {name, ...values, ...(name === 'newsletter' && {update})}
  const {data, error} = commandSchema.safeParse(given)
  if (data === undefined) throw new UsageError(messageOf(error, name))
  if ('stop' in data && data.stop && (sends(data) || (data.limit ?? data.to) !== undefined))
    throw new UsageError('--stop goes without --yes, --send, --limit and --to.')
  return data
}

function messageOf({issues}: z.ZodError, name: string): string {
  const extra = issues.find((issue) => issue.code === 'unrecognized_keys')
  if (extra !== undefined) return `${name} takes no --${extra.keys[0]}.`
  const [first] = issues
  return first?.code === 'invalid_union' ? `Unknown command: ${name}.` : (first?.message ?? '')
}

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
