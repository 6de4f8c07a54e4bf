import {mkdirSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync, type SQLInputValue} from 'node:sqlite'
import type {SqliteDatabase} from 'kysely'

/**
 * Opens a SQLite file the way Kysely expects it. Write-ahead log with full synchronisation: a committed row
 * survives a power cut (ARCHITECTURE decision 8).
 *
 * @param path - the file; its folder is made when missing
 * @returns the database as Kysely's SQLite dialect takes it
 * @throws when the file cannot be opened or written
 */
export function openSqliteDatabase(path: string): SqliteDatabase {
  mkdirSync(dirname(path), {recursive: true})
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma foreign_keys = on')
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toInput)),
        run: (parameters) => statement.run(...parameters.map(toInput)),
        iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
      }
    },
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}
