import type {RegistrationDatabase} from './registration-store.ts'
import {adviceFor} from '#registrations/mail/classify-failure.ts'

/** State of the outbox, for operators. */
export interface OutboxState {
  waiting: number
  /** ISO 8601 time of the oldest pending e-mail; `null` when none is pending. */
  waitingSince: string | null
  /** Failed e-mails, given up or still retried. `reason` has codes without personal data. */
  failures: {kind: string; state: string; reason: string; count: number}[]
  /** Instructions that get e-mails accepted again; empty when a retry is enough. */
  advice: string[]
}

/** @throws when the database doesn't respond */
export async function readOutboxState(database: RegistrationDatabase): Promise<OutboxState> {
  const waiting = await database
    .selectFrom('outbox')
    .select(({fn}) => [
      fn.countAll<number>().as('rows'),
      fn.min<string | null>('createdAt').as('since'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const failures = await database
    .selectFrom('outbox')
    .select(['kind', 'state', 'lastFailure as reason', ({fn}) => fn.countAll<number>().as('count')])
    .$narrowType<{reason: string}>()
    .where('lastFailure', 'is not', null)
    .where('state', '<>', 'sent')
    .groupBy(['kind', 'state', 'lastFailure'])
    .orderBy('count', 'desc')
    .orderBy('kind')
    .limit(10)
    .execute()
  const advice = failures
    .filter(({state}) => state !== 'refused')
    .flatMap(({reason}) => adviceFor(reason) ?? [])
  return {
    advice: [...new Set(advice)],
    waiting: waiting.rows,
    waitingSince: waiting.since,
    failures,
  }
}
