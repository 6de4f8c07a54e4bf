import type {Migration} from 'kysely'
import {contactMessage} from '#shared/forms/contact-message.ts'
import type {PayloadField} from '#shared/forms/payload.ts'
import {registration} from '#shared/forms/registration.ts'
import * as first from './1.0.0.ts'
import * as newsletters from './1.1.0.ts'

/** All migrations by name, beginning at version 1.0.0. The names decide the order and are never changed. */
export const allMigrations: Record<string, Migration> = {
  '1.0.0': first,
  '1.1.0': newsletters,
  ...addedColumns('registration', registration.fields),
  ...addedColumns('message', contactMessage.fields),
}

/** Returns a migration for the column of each field that a form has since a later version. */
function addedColumns(
  table: string,
  fields: Readonly<Record<string, PayloadField>>,
): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([column, {since}]) => {
      const up: Migration['up'] = ({schema}) =>
        schema.alterTable(table).addColumn(column, 'text').execute()
      return since === undefined ? [] : [[`${since}-${table}-${column}`, {up}]]
    }),
  )
}
