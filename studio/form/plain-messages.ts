import {defineLocaleResourceBundle, type ValidationLocaleResourceKeys} from 'sanity'

/** Replaces Sanity's technical validation messages. All other messages keep Sanity's text. */
export const plainMessages = {
  'array.item-duplicate': 'This is in the list already. Take one of the two out.',
  'array.maximum-length': 'At most {{maxLength}} fit here. Take some out.',
  'array.minimum-length': 'At least {{minLength}} belong here. Add what is missing.',
  'array.minimum-length_blocks':
    'At least {{minLength}} paragraphs belong here. Add what is missing.',
  'date.invalid-format': 'This is no day. Choose one in the calendar.',
  'generic.not-allowed': 'This is none of the choices. Choose one of them.',
  'generic.not-allowed_hint': 'This is none of the choices: {{hint}}. Choose one of them.',
  'generic.required': 'This is empty. Fill it in, as the line above says.',
  'number.greater-than': 'Write more than {{threshold}}.',
  'number.maximum': 'Write {{maxNumber}} or less.',
  'number.minimum': 'Write {{minNumber}} or more.',
  'number.non-integer': 'Write a whole number.',
  'object.asset-required': 'The file is missing. Upload one or choose one.',
  'object.asset-required_file': 'The file is missing. Upload one or choose one.',
  'object.asset-required_image': 'The picture is missing. Upload one or choose one.',
  'object.reference-not-published':
    'What is chosen here is a draft. Publish it first, or choose another.',
  'slug.missing-current': 'The address is empty. Write one, or press Generate.',
  'slug.not-unique': 'Another document has this address. Write another one.',
  'string.regex-does-not-match': 'This is no {{name}}. Write it as the line above says.',
  'string.url.disallowed-scheme': 'This is no safe address. Write one that begins with https://.',
  'string.url.invalid': 'This is no whole address. Write one such as https://example.org.',
  'string.url.not-absolute': 'This is no whole address. Write one such as https://example.org.',
} as const satisfies Partial<Record<ValidationLocaleResourceKeys, string>>

const unfit = 'This kind of file does not fit. The line above names the kinds that do.'
const notStored =
  'The file was not stored. Use one of the kinds that the line above names: at most 100 MB, a picture at most 40 megapixels. A HEIC photo is saved as JPEG first. Otherwise try again in a moment.'

/**
 * Messages about files that don't fit, and the footer text for a document that was changed without Publish. Editors
 * cannot do that here, so an import or a program did.
 */
export const studioBundle = bundle('studio', {
  'asset-sources.common.uploader.upload-failed.description': notStored,
  'inputs.file.upload-failed.description': notStored,
  'inputs.image.upload-error.description': notStored,
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one': unfit,
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other': unfit,
  'inputs.files.common.placeholder.cannot-upload-some-files_one': unfit,
  'inputs.files.common.placeholder.cannot-upload-some-files_other': unfit,
  'inputs.image.drag-overlay.cannot-upload-here': unfit,
  // Sanity fills in an American date. The list of versions has the time.
  'document-status.revision-from': 'An older version',
  'timeline.operation.edited-live': 'Imported',
  'timeline.operation.edited-live_timestamp': 'Imported: {{timestamp, datetime}}',
})

export const plainMessagesBundle = bundle('validation', plainMessages)

const notDone = 'Your draft is as it was. Try again in a moment.'

/** Replaces Sanity's technical messages about failed actions. */
export const failureBundle = bundle('structure', {
  'panes.document-operation-results.operation-error': `That did not work. ${notDone}`,
  'panes.document-operation-results.operation-error_discardChanges': `The changes were not discarded. ${notDone}`,
  'panes.document-operation-results.operation-error_delete':
    'This was not deleted. Look whether something still refers to it, or try again in a moment.',
  'panes.document-operation-results.operation-error_unpublish':
    'This was not unpublished. Look whether something still refers to it, or try again in a moment.',
})

function bundle(namespace: string, resources: Record<string, string>) {
  return defineLocaleResourceBundle({namespace, locale: 'en-US', resources})
}
