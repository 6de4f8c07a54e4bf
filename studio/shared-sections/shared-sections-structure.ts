import {PlusIcon} from '@phosphor-icons/react/dist/csr/Plus'
import {StackIcon} from '@phosphor-icons/react/dist/csr/Stack'
import type {StructureBuilder} from 'sanity/structure'
import type {CollectionType} from '#model/documents.ts'
import {SharedSectionsPane} from './shared-sections-pane.tsx'

const type = 'sharedSection' satisfies CollectionType

/**
 * The entry “Shared sections”. Its list is our own: Sanity's says of a document what the document says, and not who
 * refers to it.
 *
 * @param S - the structure builder the Studio hands over
 */
export function sharedSectionsItem(S: StructureBuilder) {
  return S.listItem()
    .id(type)
    .title('Shared sections')
    .icon(StackIcon)
    .child(
      S.component(SharedSectionsPane)
        .id(type)
        .title('Shared sections')
        .menuItems([
          S.menuItem()
            .title('New shared section')
            .icon(PlusIcon)
            .intent({type: 'create', params: {type}})
            .showAsAction(true),
        ])
        .canHandleIntent(
          (intent, params) => ['create', 'edit'].includes(intent) && params['type'] === type,
        )
        .child((id) => S.document().schemaType(type).documentId(id)),
    )
}
