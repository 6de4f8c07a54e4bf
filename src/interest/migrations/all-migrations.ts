import type {Migration} from 'kysely'
import * as registration from './2026-11-20-registration.ts'
import * as storage from './2026-11-20-storage.ts'

/** Every migration under its name; names sort in the order they run in and are never changed. */
export const allMigrations: Record<string, Migration> = {
  '2026-11-20-registration': registration,
  '2026-11-20-storage': storage,
}
