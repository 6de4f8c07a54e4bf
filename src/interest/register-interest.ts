import {randomUUID} from 'node:crypto'
import type {InterestDatabase} from './database.ts'
import type {Registration} from './registration.ts'

/**
 * Stores a person's interest. Registering the same person for the same role again stores nothing new and cannot
 * be told from the first time (API-6). The row is on disk when the promise resolves.
 *
 * @param database - an open database
 * @param registration - parsed by `registrationSchema`
 * @param now - the moment of registering
 * @throws when the database cannot write
 */
export async function registerInterest(
  database: InterestDatabase,
  registration: Registration,
  now: Date,
): Promise<void> {
  await database
    .insertInto('registration')
    .values({
      id: randomUUID(),
      createdAt: now.toISOString(),
      firstName: registration.name,
      lastName: registration.lastName,
      email: registration.email,
      emailKey: registration.email.toLowerCase(),
      role: registration.role,
      wantsNewsletter: registration.wantsNewsletter ? 1 : 0,
      source: registration.source,
      yearsExperience: registration.yearsExperience ?? null,
      userAgent: registration.userAgent ?? null,
    })
    .onConflict((conflict) => conflict.columns(['emailKey', 'role']).doNothing())
    .execute()
}
