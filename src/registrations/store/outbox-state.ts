import type {InterestDatabase} from './registration-store.ts'
import {adviceFor} from '#registrations/mail/classify-failure.ts'

/** What an operator asks of the outbox. */
export interface OutboxState {
  waiting: number
  /** When the e-mail was stored that has waited longest, as ISO 8601; `null` when none waits. */
  waitingSince: string | null
  /** E-mails that are given up, or are tried again after a failure; the reason is a code without personal data. */
  failures: {kind: string; state: string; reason: string; count: number}[]
  /** What to do so that the mail server takes e-mails again; empty when waiting is enough. */
  advice: string[]
}

/**
 * Says what waits in the outbox and what went wrong there.
 *
 * @param database - where
 * @throws when it does not answer
 */
export async function readOutboxState(database: InterestDatabase): Promise<OutboxState> {
  const waiting = await database
    .selectFrom('outbox')
    .select(({fn}) => [
      fn.countAll<number | string>().as('rows'),
      fn.min<string | null>('createdAt').as('since'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const failures = await database
    .selectFrom('outbox')
    .select(['kind', 'state', 'lastFailure', ({fn}) => fn.countAll<number | string>().as('rows')])
    .where('lastFailure', 'is not', null)
    .where('state', '<>', 'sent')
    .groupBy(['kind', 'state', 'lastFailure'])
    .orderBy('rows', 'desc')
    .orderBy('kind')
    .limit(10)
    .execute()
  const advice = failures
    .filter(({state}) => state !== 'refused')
    .flatMap(({lastFailure}) => adviceFor(lastFailure ?? '') ?? [])
  return {
    advice: [...new Set(advice)],
    waiting: Number(waiting.rows),
    waitingSince: waiting.since,
    failures: failures.map(({kind, state, lastFailure, rows}) => ({
      kind,
      state,
      reason: lastFailure ?? '',
      count: Number(rows),
    })),
  }
}
