import 'server-only'
import {createDataAttribute} from 'next-sanity'
import {configuration, renderingConfiguration} from '#config/environment.server.ts'

/** The item of a document's list that something on the page is made of. */
interface ListItem {
  document: {_id: string; _type: string}
  list: string
  key: string
}

/**
 * Names an item of a list for the Studio's overlays, which can then move, double and remove it on the page.
 *
 * @param item - the document, its list and the item's `_key`
 * @returns the value of the attribute `data-sanity`
 */
export function editTarget({document, list, key}: ListItem): string {
  const {projectId, dataset} = renderingConfiguration().content
  return createDataAttribute({
    id: document._id,
    type: document._type,
    path: [list, {_key: key}],
    baseUrl: configuration().site.studioUrl,
    projectId,
    dataset,
  }).toString()
}
