import type {Migration} from 'kysely'
import * as registration from './2026-11-20-registration.ts'
import * as storage from './2026-11-20-storage.ts'
import * as addressHash from './2026-11-21-address-hash.ts'
import * as firstAttempt from './2026-11-21-first-attempt.ts'
import * as newsletterByConsent from './2026-11-21-newsletter-by-consent.ts'
import * as area from './2026-11-22-area.ts'
import * as areaId from './2026-11-25-area-id.ts'
import * as emailKey from './2026-11-25-email-key.ts'
import * as service from './2026-11-26-service.ts'

/** All migrations by name. The names decide the order and are never changed. */
export const allMigrations: Record<string, Migration> = {
  '2026-11-20-registration': registration,
  '2026-11-20-storage': storage,
  '2026-11-21-address-hash': addressHash,
  '2026-11-21-first-attempt': firstAttempt,
  '2026-11-21-newsletter-by-consent': newsletterByConsent,
  '2026-11-22-area': area,
  '2026-11-25-area-id': areaId,
  '2026-11-25-email-key': emailKey,
  '2026-11-26-service': service,
}
