import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {getPublishedId, Preview, type SanityDocument, useClient, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {contentApiVersion} from '#shared/content-api.ts'
import {collectionTypes, singletonTypes} from '#shared/documents.ts'

const query = `*[_type in $types] | order(_updatedAt desc)[0...8]{_id, _type, _updatedAt}`
const params = {types: [...singletonTypes, ...collectionTypes]}

/** A document that was changed, as its row needs it. */
type Changed = Pick<SanityDocument, '_id' | '_type' | '_updatedAt'>

const shortTime = {dateStyle: 'medium', timeStyle: 'short'} as const

/** Documents that were changed last, drafts included: an editor goes on where they or somebody else stopped. */
export function RecentChanges() {
  const client = useClient({apiVersion: contentApiVersion})
  const schema = useSchema()
  const [documents, setDocuments] = useState<Changed[] | 'failed'>([])
  useEffect(() => {
    let isShown = true
    client
      .withConfig({perspective: 'drafts'})
      .fetch<Changed[]>(query, params, {tag: 'studio.recent'})
      .then(
        (found) => {
          if (isShown) setDocuments(found)
        },
        () => {
          if (isShown) setDocuments('failed')
        },
      )
    return () => {
      isShown = false
    }
  }, [client])
  if (documents === 'failed') {
    return (
      <Text role="alert">
        The content lake did not answer. Load this page again to see what was changed last.
      </Text>
    )
  }
  return (
    <Stack as="ul" gap={1} data-testid="recent-changes">
      {documents.map((document) => {
        const {_id, _type, _updatedAt} = document
        const type = schema.get(_type)
        if (type === undefined) return null
        return (
          <Card as="li" key={_id} radius={2}>
            <Card
              as={IntentLink}
              data-as="a"
              intent="edit"
              params={{id: getPublishedId(_id), type: _type}}
              padding={2}
              radius={2}
            >
              <Flex align="center" gap={3} justify="space-between">
                <Preview layout="default" schemaType={type} value={document} />
                <Text muted size={1}>
                  {new Date(_updatedAt).toLocaleString('en-GB', shortTime)}
                </Text>
              </Flex>
            </Card>
          </Card>
        )
      })}
    </Stack>
  )
}
