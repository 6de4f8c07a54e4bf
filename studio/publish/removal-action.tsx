import {Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  getPublishedId,
  useClient,
} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {storeBinEntry} from '#studio/bin/bin-entries.ts'
import {DocumentLinks, type LinkedDocument} from '#studio/document-links.tsx'
import {wrapAction} from './wrap-action.ts'

/** Published documents and drafts block a removal alike. */
const referringQuery = `*[references($id) && !(_id in [$id, "drafts." + $id])] | order(_updatedAt desc)[0...50]{
  "_id": string::split(_id, "drafts.")[-1], _type
}`

/** Replaces the Studio's questions before a document is unpublished or deleted while others refer to it. */
export const removalActionOf = (original: DocumentActionComponent): DocumentActionComponent =>
  wrapAction(original, (props, described) => useRemoval(props, described, original.action))

function useRemoval(
  {id: anyId, type, draft, published}: DocumentActionProps,
  original: ReturnType<DocumentActionComponent>,
  action: DocumentActionComponent['action'],
): ReturnType<DocumentActionComponent> {
  const client = useClient({apiVersion: contentApiVersion}).withConfig({perspective: 'raw'})
  const [places, setPlaces] = useState<readonly LinkedDocument[]>([])
  if (original === null) return null
  const id = getPublishedId(anyId)
  const begin = async () => {
    // Without an answer the Studio's own question follows.
    const found = await client.fetch<LinkedDocument[]>(referringQuery, {id}).catch(() => [])
    const unique = [...new Map(found.map((document) => [document._id, document])).values()]
    setPlaces(unique)
    if (unique.length > 0) return
    if (action === 'delete')
      await storeBinEntry(client, type, draft ?? published).catch(() => undefined)
    original.onHandle?.()
  }
  if (places.length === 0) return {...original, onHandle: () => void begin()}
  const close = () => {
    setPlaces([])
  }
  return {
    ...original,
    dialog: {
      type: 'dialog',
      header: 'Other documents refer to this one',
      content: (
        <Stack gap={4}>
          <Text>{type === 'page' ? adviceForPage : advice}</Text>
          <DocumentLinks documents={places} />
        </Stack>
      ),
      onClose: close,
    },
  }
}

const advice = 'Open each, take this one out, and publish. Then come back.'
const adviceForPage =
  'To take the page off the site now, close this, switch on “Hide this page” and choose which page is shown instead: links follow. To remove it, open each of these, change the link, and publish.'
