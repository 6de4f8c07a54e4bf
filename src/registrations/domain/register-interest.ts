import {randomUUIDv7} from 'node:crypto'
import type {Selectable} from 'kysely'
import {boroughs} from '#lib/geo/boroughs.ts'
import {hashColumns} from '#registrations/store/address-hash.ts'
import {requestConsent} from './newsletter.ts'
import {payloadSchema} from './payload-schema.ts'
import {type FormClient, logFormClient} from './request-log.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import {matchArea} from '#shared/match-area.ts'
import {areaKeyOf} from '#shared/postcodes.ts'
import {
  registration as registrationForm,
  type RegistrationPayload,
} from '#shared/forms/registration.ts'
import {answerNames, answersOf} from '#registrations/store/answers.ts'
import type {RegistrationTable} from '#registrations/store/schema.ts'
import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {liftErasure} from './suppression.ts'
import {emailKeyOf} from './email-key.ts'

const {fields} = registrationForm

type Row = Selectable<RegistrationTable>

/** Schema of a registration (API-1, API-6). */
export const registrationSchema = payloadSchema(registrationForm)

export interface IncomingRegistration {
  registration: RegistrationPayload
  client: FormClient
  now: Date
  /** Whether e-mails may be sent to the address; true by default. */
  repliesByMail?: boolean
  /** Slugs of published areas; London's boroughs are always known. */
  knownAreas?: ReadonlySet<string>
}

/**
 * Stores a registration and queues its e-mails. A household may share an address, and people move, so each person, role
 * and place has a row of its own. Repeating a registration stores nothing, and the client can't see the difference
 * (API-6). Unknown places aren't stored, because their opening could never be announced (AREA-4).
 *
 * @throws when the database can't write
 */
export async function registerInterest(
  store: RegistrationStore,
  signer: Signer,
  {registration, client, now, repliesByMail = true, knownAreas = new Set()}: IncomingRegistration,
): Promise<void> {
  const {name, lastName, email, role, source, area} = registration
  const emailKey = emailKeyOf(email)
  const row: Row = {
    id: randomUUIDv7(),
    createdAt: now.toISOString(),
    firstName: name,
    lastName,
    email,
    emailKey,
    ...hashColumns(signer, emailKey),
    role,
    source,
    ...answersOf(fields, {
      ...registration,
      area: area === undefined ? null : areaOrBorough(area, knownAreas),
    }),
  }
  await store.writeGrouped(emailKey, async (transaction) => {
    await logFormClient(transaction, 'registration', {emailKey, client, now})
    const stored = await saveDetails(transaction, row)
    if (stored !== null) {
      if (repliesByMail) await queueWelcome(store, transaction, stored, now)
      await liftErasure(transaction, signer, emailKey)
    }
    // Without the e-mail that asks, a wish could never be confirmed.
    if (registration.wantsNewsletter && repliesByMail) await requestConsent(transaction, row, now)
  })
}

/** @returns an area's slug or a postcode district; `null` for any other text */
function areaOrBorough(text: string, slugs: Iterable<string>): string | null {
  const key = areaKeyOf(text)
  return matchArea(key, slugs) ?? matchArea(key, Object.keys(boroughs))
}

/** @returns the new row, or one to which the form added; `null` when everything is known */
async function saveDetails(transaction: RegistrationDatabase, row: Row): Promise<Row | null> {
  const known = await transaction
    .selectFrom('registration')
    .selectAll()
    .where('emailKey', '=', row.emailKey)
    .where('role', '=', row.role)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const ofPerson = known.filter((other) => nameKeyOf(other) === nameKeyOf(row))
  if (ofPerson.some((other) => details.every((name) => [null, other[name]].includes(row[name]))))
    return null
  const fitting = ofPerson.find((other) => details.every((name) => fits(other[name], row[name])))
  if (fitting === undefined) {
    // One spelling of the name, so that rows of one person can be counted as one.
    const {firstName, lastName} = ofPerson[0] ?? row
    const added = {...row, firstName, lastName}
    await transaction.insertInto('registration').values(added).execute()
    return added
  }
  for (const name of details) fitting[name] ??= row[name]
  await transaction
    .updateTable('registration')
    .set(answersOf(fields, fitting))
    .where('id', '=', fitting.id)
    .execute()
  return fitting
}

/** Answers that make a row of their own when they differ; a missing one is filled in (AREA-3, FORM-7). */
const details = answerNames(fields)

const fits = (stored: string | null, given: string | null): boolean =>
  stored === null || given === null || stored === given

const nameKeyOf = ({firstName, lastName}: Row): string =>
  `${firstName} ${lastName}`.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** Queues one e-mail for each address and kind, because it lists everything that is stored when it is sent. */
async function queueWelcome(
  {kind: database}: RegistrationStore,
  transaction: RegistrationDatabase,
  {id, emailKey, role}: Row,
  now: Date,
): Promise<void> {
  const kind = role === 'patient' ? 'waitlistWelcome' : 'providerInterest'
  const waiting = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    // One that is being sent may have read its rows already.
    .where('leaseOwner', 'is', null)
    .$if(database === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (waiting === undefined) await queueMails(transaction, [{kind, subjectId: id, emailKey, now}])
}
