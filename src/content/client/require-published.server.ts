import 'server-only'
import {draftMode} from 'next/headers'
import type {FormName} from '#shared/forms/all-forms.ts'
import {missingFromFormText} from '#shared/missing-from-form-text.ts'
import {emptyFields} from './required-fields.ts'
import {unfinishedFields} from './omit-incomplete.ts'

/** How an editor or operator gets a document back that is gone or was emptied by something else than the Studio. */
const remedy =
  'Visitors keep the last good page. Publish it again in the Studio, or bring a backup back with npm run content:import -- <backup.tar.gz>.'

/**
 * Insists that a document which every page of its kind needs is published and filled in. An exception while a page is
 * rendered again makes Next keep the last good page. An editor in draft mode sees the unfinished document instead.
 *
 * @param document - as a query returned it
 * @param title - what editors know it as
 * @param required - the fields that must be filled in
 * @throws Error when it is not published, or is published without a required field
 */
export async function requirePublished<Document extends object>(
  document: Document | null,
  title: string,
  required: Readonly<Record<string, true>>,
): Promise<Document> {
  if (document === null) throw new Error(`"${title}" is not published. ${remedy}`)
  const empty = emptyFields(document, required)
  if (empty.length > 0 && !(await draftMode()).isEnabled) {
    throw new Error(`"${title}" is published without ${empty.join(', ')}. ${remedy}`)
  }
  return document
}

/**
 * Insists that a document is filled in that is a page of its own.
 *
 * @param document - as a query returned it
 * @returns whether it is: a draft may not be, and has no page yet
 * @throws Error when it is published and lacks what the Studio asks for
 */
export async function requireFinished(document: {_id: string; _type: string}): Promise<boolean> {
  const empty = unfinishedFields(document)
  if (empty.length === 0) return true
  if ((await draftMode()).isEnabled) return false
  const {_id, _type} = document
  throw new Error(`The ${_type} ${_id} is published without ${empty.join(', ')}. ${remedy}`)
}

/**
 * Insists that the words of a form are published with every field and message that the form finds by name.
 *
 * @param document - the document `formText`, as a query returned it
 * @param name - which form
 * @throws Error when it is not published, or is published without a field or a message
 */
export async function requireFormText<Document extends Parameters<typeof missingFromFormText>[0]>(
  document: Document | null,
  name: FormName,
): Promise<Document> {
  const title = `Words of forms: ${name}`
  const found = await requirePublished(document, title, {title: true})
  const missing = missingFromFormText(found, name)
  if (missing.length > 0 && !(await draftMode()).isEnabled) {
    throw new Error(`"${title}" is published without ${missing.join(', ')}. ${remedy}`)
  }
  return found
}
