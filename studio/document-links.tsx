import {Card, Flex, Stack, Text} from '@sanity/ui'
import {getPublishedId, Preview, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'

export interface LinkedDocument {
  readonly _id: string
  readonly _type: string
  /** Time of its last change, shown beside it. */
  readonly _updatedAt?: string
  /** Shown instead of a preview, for a document that is gone. */
  readonly title?: string | null
  /** Field to open, and its text below the preview. */
  readonly path?: string
  readonly excerpt?: string
}

const shortTime = {dateStyle: 'medium', timeStyle: 'short'} as const

/** A list of documents that opens their forms. Leaves out those of unknown types. */
export function DocumentLinks({documents}: {documents: readonly LinkedDocument[]}) {
  const schema = useSchema()
  return (
    <Stack as="ul" gap={1} data-testid="document-links">
      {documents.map((document) => {
        const {_id, _type, _updatedAt, title, path, excerpt} = document
        const type = schema.get(_type)
        if (type === undefined) return null
        return (
          <Card as="li" key={_id} radius={2}>
            <Card
              as={IntentLink}
              data-as="a"
              intent="edit"
              params={{id: getPublishedId(_id), type: _type, ...(path !== undefined && {path})}}
              padding={2}
              radius={2}
            >
              <Flex align="center" gap={3} justify="space-between">
                {title === undefined ? (
                  <Stack flex={1} gap={3}>
                    <Preview layout="default" schemaType={type} value={{_id, _type}} />
                    {excerpt !== undefined && (
                      <Text muted size={1}>
                        {excerpt}
                      </Text>
                    )}
                  </Stack>
                ) : (
                  <Text>
                    {title ?? 'Untitled'} ({type.title})
                  </Text>
                )}
                {_updatedAt !== undefined && (
                  <Text muted size={1}>
                    {new Date(_updatedAt).toLocaleString('en-GB', shortTime)}
                  </Text>
                )}
              </Flex>
            </Card>
          </Card>
        )
      })}
    </Stack>
  )
}
