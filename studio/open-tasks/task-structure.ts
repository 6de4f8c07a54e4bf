import {HourglassIcon} from '@phosphor-icons/react/dist/csr/Hourglass'
import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'
import {contentApiVersion} from '#shared/content-api.ts'
import {fetchOpenTasks, taskLists} from './task-lists.ts'

export const openTasksPane = 'waiting'

/**
 * Menu entry “Waiting for facts”. Each list is fetched when opened: the content lake's listeners support no filters
 * on other documents.
 */
export function openTasksItem(S: StructureBuilder, context: StructureResolverContext) {
  const client = context.getClient({apiVersion: contentApiVersion})
  return S.listItem()
    .id(openTasksPane)
    .title('Waiting for facts')
    .icon(HourglassIcon)
    .child(
      S.list()
        .id(openTasksPane)
        .title('Waiting for facts')
        .items(
          taskLists.map(({id, title}) =>
            S.listItem()
              .id(id)
              .title(title)
              .icon(HourglassIcon)
              .child(async () =>
                S.documentList()
                  .id(id)
                  .title(title)
                  .apiVersion(contentApiVersion)
                  .filter('_id in $ids')
                  .params({ids: (await fetchOpenTasks(client))[id] ?? []})
                  .initialValueTemplates([]),
              ),
          ),
        ),
    )
}
