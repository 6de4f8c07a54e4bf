import type {Selectable} from 'kysely'
import {areaOrBorough} from './area-or-borough.ts'
import {hashColumns} from '#registrations/store/address-hash.ts'
import {Batch} from '#registrations/store/batch.ts'
import {lockAddresses} from '#registrations/store/lock-addresses.ts'
import {newId} from './new-id.ts'
import {requestConsent} from './newsletter.ts'
import {logFormClients} from './request-log.ts'
import {queueMails} from '#registrations/store/outbox.ts'
import {registration as registrationForm} from '#shared/forms/registration.ts'
import {answerNames, answersOf} from '#registrations/store/answers.ts'
import type {RegistrationTable} from '#registrations/store/schema.ts'
import type {KeyedRegistration, IncomingRegistration} from './registration.ts'
import type {Signer} from './signing.ts'
import type {
  RegistrationDatabase,
  RegistrationStore,
} from '#registrations/store/registration-store.ts'
import {liftErasures} from './suppression.ts'
import {emailKeyOf} from './email-key.ts'

const {fields} = registrationForm

const batches = new WeakMap<RegistrationStore, Batch<KeyedRegistration>>()

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
  registering: IncomingRegistration,
): Promise<void> {
  const {registration, knownAreas = new Set<string>()} = registering
  const emailKey = emailKeyOf(registration.email)
  const area = registration.area === undefined ? null : areaOrBorough(registration.area, knownAreas)
  await batchOf(store, signer).add({
    ...registering,
    registration: {...registration, area: area ?? undefined},
    id: newId(),
    emailKey,
    ...hashColumns(signer, emailKey),
  })
}

function batchOf(store: RegistrationStore, signer: Signer): Batch<KeyedRegistration> {
  const known = batches.get(store)
  if (known !== undefined) return known
  const batch = new Batch<KeyedRegistration>((all) =>
    store.write((transaction) => saveAll(store, transaction, signer, all)),
  )
  batches.set(store, batch)
  return batch
}

async function saveAll(
  store: RegistrationStore,
  transaction: RegistrationDatabase,
  signer: Signer,
  all: readonly KeyedRegistration[],
): Promise<void> {
  await lockAddresses(
    store,
    transaction,
    all.map(({emailKey}) => emailKey),
  )
  await logFormClients(transaction, 'registration', all)
  const changed = await saveDetails(transaction, all)
  await queueWelcomes(
    store,
    transaction,
    changed.filter(({repliesByMail}) => repliesByMail),
  )
  await liftErasures(
    transaction,
    signer,
    changed.map(({row}) => row.emailKey),
  )
  await requestConsent(
    transaction,
    // Without the e-mail that asks, a wish could never be confirmed.
    all.filter(
      ({registration, repliesByMail = true}) => registration.wantsNewsletter && repliesByMail,
    ),
  )
}

type Row = Selectable<RegistrationTable>

/** A new row, or one that a later form added to. */
interface Change {
  row: Row
  isNew: boolean
  now: Date
  repliesByMail: boolean
}

/** @returns the rows with something new, each once */
async function saveDetails(
  transaction: RegistrationDatabase,
  all: readonly KeyedRegistration[],
): Promise<Change[]> {
  const known = await transaction
    .selectFrom('registration')
    .selectAll()
    .where(
      'emailKey',
      'in',
      all.map(({emailKey}) => emailKey),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const changes = new Map<string, Change>()
  for (const arrival of all) {
    const row = rowOf(arrival)
    const {now, repliesByMail = true} = arrival
    const ofPerson = known.filter((other) => isSamePerson(other, row))
    if (ofPerson.some((other) => details.every((name) => [null, other[name]].includes(row[name]))))
      continue
    const fitting = ofPerson.find((other) => details.every((name) => fits(other[name], row[name])))
    if (fitting !== undefined) {
      for (const name of details) fitting[name] ??= row[name]
      const earlier = changes.get(fitting.id)
      changes.set(fitting.id, {
        row: fitting,
        isNew: earlier?.isNew ?? false,
        now,
        repliesByMail: repliesByMail || earlier?.repliesByMail === true,
      })
      continue
    }
    // One spelling of the name, so that rows of one person can be counted as one.
    const {firstName, lastName} = ofPerson[0] ?? row
    const added = {...row, firstName, lastName}
    known.push(added)
    changes.set(added.id, {row: added, isNew: true, now, repliesByMail})
  }
  await writeChanges(transaction, [...changes.values()])
  return [...changes.values()]
}

/** Answers that make a row of their own when they differ; a missing one is filled in (AREA-3, FORM-7). */
const details = answerNames(fields)

const fits = (stored: string | null, given: string | null): boolean =>
  stored === null || given === null || stored === given

function isSamePerson(a: Row, b: Row): boolean {
  return a.emailKey === b.emailKey && a.role === b.role && nameKeyOf(a) === nameKeyOf(b)
}

const nameKeyOf = ({firstName, lastName}: Row): string =>
  `${firstName} ${lastName}`.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

function rowOf({registration, now, id, emailKey, emailHash, emailHashKey}: KeyedRegistration): Row {
  return {
    id,
    createdAt: now.toISOString(),
    firstName: registration.name,
    lastName: registration.lastName,
    email: registration.email,
    emailKey,
    emailHash,
    emailHashKey,
    role: registration.role,
    source: registration.source,
    ...answersOf(fields, registration),
  }
}

async function writeChanges(
  transaction: RegistrationDatabase,
  changes: readonly Change[],
): Promise<void> {
  const added = changes.filter(({isNew}) => isNew).map(({row}) => row)
  if (added.length > 0) await transaction.insertInto('registration').values(added).execute()
  for (const {row} of changes.filter(({isNew}) => !isNew)) {
    await transaction
      .updateTable('registration')
      .set(answersOf(fields, row))
      .where('id', '=', row.id)
      .execute()
  }
}

/** Queues one e-mail for each address and kind, because it lists everything that is stored when it is sent. */
async function queueWelcomes(
  {kind: database}: RegistrationStore,
  transaction: RegistrationDatabase,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const waiting = await transaction
    .selectFrom('outbox')
    .select(['kind', 'emailKey'])
    .where('state', '=', 'waiting')
    // One that is being sent may have read its rows already.
    .where('leaseOwner', 'is', null)
    .where(
      'emailKey',
      'in',
      changes.map(({row}) => row.emailKey),
    )
    .$if(database === 'postgres', (query) => query.forUpdate())
    .execute()
  const queued = new Set(waiting.map(({kind, emailKey}) => `${kind} ${emailKey}`))
  const mails = changes.flatMap(({row, now}) => {
    const kind =
      row.role === 'patient' ? ('waitlistWelcome' as const) : ('providerInterest' as const)
    const key = `${kind} ${row.emailKey}`
    if (queued.has(key)) return []
    queued.add(key)
    return [{kind, subjectId: row.id, emailKey: row.emailKey, now}]
  })
  await queueMails(transaction, mails)
}
