import 'server-only'
import {createDataAttribute} from 'next-sanity'
import {configuration, renderingConfiguration} from '#config/environment.server.ts'

interface ListItem {
  document: {_id: string; _type: string}
  list: string
  key: string
}

/** Returns the `data-sanity` attribute with which the Studio's overlays move, duplicate and remove a list item. */
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
