import type {Migration} from 'kysely'
import * as first from './1.0.0.ts'
import * as newsletters from './1.1.0.ts'

/** All migrations by name, beginning at version 1.0.0. The names decide the order and are never changed. */
export const allMigrations: Record<string, Migration> = {
  '1.0.0': first,
  '1.1.0': newsletters,
}
