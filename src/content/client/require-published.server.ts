import 'server-only'
import {draftMode} from 'next/headers'
import type {FormName} from '#shared/forms/all-forms.ts'
import {missingFromFormText} from '#shared/missing-from-form-text.ts'
import {emptyFields, missingFields} from './required-fields.ts'

/** Remedy for a document that was deleted or emptied outside the Studio. */
const remedy =
  'Visitors keep the last good page. Publish it again in the Studio, or bring a backup back with npm run content:import -- <backup.tar.gz>.'

/**
 * Requires a document, complete except in draft mode. The error makes Next retain the last good page.
 *
 * @param required - by default, the fields that the Studio requires and the query selected
 * @throws Error when the document is unpublished or lacks a required field
 */
export async function requirePublished<Document extends object>(
  document: Document | null,
  title: string,
  required?: readonly string[],
): Promise<Document> {
  if (document === null) throw new Error(`"${title}" is not published. ${remedy}`)
  const empty = required ? emptyFields(document, required) : missingFields(document)
  if (empty.length > 0 && !(await draftMode()).isEnabled) {
    throw new Error(`"${title}" is published without ${empty.join(', ')}. ${remedy}`)
  }
  return document
}

/**
 * Returns false for an incomplete draft, which has no page yet.
 *
 * @throws Error when the published document is incomplete
 */
export async function requireComplete(document: {_id: string; _type: string}): Promise<boolean> {
  const empty = missingFields(document)
  if (empty.length === 0) return true
  if ((await draftMode()).isEnabled) return false
  const {_id, _type} = document
  throw new Error(`The ${_type} ${_id} is published without ${empty.join(', ')}. ${remedy}`)
}

/** @throws Error when the document is unpublished, or lacks a field or message of the form */
export async function requireFormText<Document extends Parameters<typeof missingFromFormText>[0]>(
  document: Document | null,
  name: FormName,
): Promise<Document> {
  const title = `Words of forms: ${name}`
  const published = await requirePublished(document, title, ['title'])
  const missing = missingFromFormText(published, name)
  if (missing.length > 0 && !(await draftMode()).isEnabled) {
    throw new Error(`"${title}" is published without ${missing.join(', ')}. ${remedy}`)
  }
  return published
}
