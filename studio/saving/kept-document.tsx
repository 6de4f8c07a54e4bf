import {useEffect} from 'react'
import {type DocumentLayoutProps, getPublishedId, useDocumentStore} from 'sanity'
import {holdUntilSaved} from './hold-until-saved.ts'
import type {WriteWatch} from './write-watch.ts'

/**
 * Makes what surrounds each document of the Studio: what is typed into it is kept until the content lake has it, also
 * when its form was left.
 *
 * @param watch - knows what is not saved
 */
export function documentKeptUntilSaved(watch: WriteWatch) {
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
          watch,
        ),
      [pair, id, documentType],
    )
    return renderDefault(props)
  }
}
