import {useEffect} from 'react'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore} from 'sanity'
import {holdUntilSaved} from './hold-until-saved.ts'
import type {PendingWrites} from './pending-writes.ts'

/** Creates a document layout that keeps edits until they are saved, even after the form is closed. */
export function savingDocumentLayout(writes: PendingWrites) {
  return function DocumentLayout(props: DocumentLayoutProps) {
    const {documentId, documentType, renderDefault} = props
    const {pair} = useDocumentStore()
    const id = getPublishedId(documentId)
    useEffect(
      () =>
        holdUntilSaved(
          {
            isSaved: pair.consistencyStatus(id, documentType),
            operations: pair.editOperations(id, documentType),
          },
          writes,
        ),
      [pair, id, documentType],
    )
    return renderDefault(props)
  }
}
