import {useEffect} from 'react'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore} from 'sanity'
import {holdUntilSaved} from './hold-until-saved.ts'
import type {WaitingWrites} from './waiting-writes.ts'

/**
 * Makes what surrounds each document of the Studio: what is typed into it is kept until the content lake has it, also
 * when its form was left.
 *
 * @param writes - knows what waits to be saved
 */
export function documentKeptUntilSaved(writes: WaitingWrites) {
  return function KeptDocument(props: DocumentLayoutProps) {
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
