import {Card, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {useDocumentStore, useSchema} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {contentApiVersion} from '#model/content-api.ts'
import {previewLine} from '#studio/schema/preview-line.ts'
import {
  readSharedSections,
  type SharedSectionRow,
  sharedSectionsQuery,
  usedOn,
} from './list-shared-sections.ts'

/** The list of shared sections: what each is called and holds, and on how many pages it stands. */
export function SharedSectionsPane({childItemId}: {childItemId?: string}) {
  const rows = useSharedSections()
  const schema = useSchema()
  const {ChildLink} = usePaneRouter()
  if (rows === undefined) return null
  if (rows.length === 0) return <Note text="No section is shared yet." />
  return (
    <Stack as="ul" gap={1} padding={2} data-testid="shared-sections">
      {rows.map(({id, title, kind, pages}) => (
        <Card as="li" key={id} radius={2}>
          <Card
            as={ChildLink}
            childId={id}
            padding={3}
            radius={2}
            data-as="a"
            selected={id === childItemId}
          >
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Text size={1} muted>
                {previewLine(kind !== null && schema.get(kind)?.title, usedOn(pages))}
              </Text>
            </Stack>
          </Card>
        </Card>
      ))}
    </Stack>
  )
}

function Note({text}: {text: string}) {
  return (
    <Card padding={4}>
      <Text muted>{text}</Text>
    </Card>
  )
}

/**
 * All shared sections as they are, asked for anew whenever one of them or a page changes; nothing before the first
 * answer.
 */
function useSharedSections(): SharedSectionRow[] | undefined {
  const documentStore = useDocumentStore()
  const [rows, setRows] = useState<SharedSectionRow[]>()
  useEffect(() => {
    const subscription = documentStore
      .listenQuery(
        {fetch: sharedSectionsQuery, listen: '*[_type in ["page", "sharedSection"]]'},
        {},
        {apiVersion: contentApiVersion, perspective: 'drafts', tag: 'studio.shared-sections'},
      )
      .subscribe((answer) => {
        setRows(readSharedSections(answer))
      })
    return () => {
      subscription.unsubscribe()
    }
  }, [documentStore])
  return rows
}
