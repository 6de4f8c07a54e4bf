import {createClient} from '@sanity/client'
import {validateDocumentInternal} from '@sanity/validation/_internal'
import type {Schema} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {withFetch} from '#studio/sanity-internals.ts'

const config = {projectId: 'local', dataset: 'production', apiVersion: contentApiVersion}

/** A client whose requests fail immediately, for rules that may read other documents. */
const unreachableClient = createClient(
  withFetch({...config, useCdn: false, maxRetries: 0}, () =>
    Promise.reject(new TypeError('This test has no content lake.')),
  ),
)

/** Returns the errors that the Studio shows for a document, which needs no id and dates. */
export async function errorsIn(
  schema: Schema,
  document: {_type: string; [field: string]: unknown},
) {
  const markers = await validateDocumentInternal({
    document: {_id: 'probe', _createdAt: '', _updatedAt: '', _rev: '', ...document},
    schema,
    getClient: () => unreachableClient,
    // Outside the Studio, Sanity downgrades the errors of objects to warnings.
    environment: 'studio',
    getDocumentExists: () => Promise.resolve(true),
  })
  return markers.filter(({level}) => level === 'error')
}
