import {type EditedSiteAddresses, editedSiteAddresses} from './addresses.ts'
import {contentClientOf} from './content-client.ts'
import {datasetOf} from './dataset.ts'
import {isolatedFolder} from './isolated-site.ts'
import {renderedPagesOf} from './rendered-pages.ts'

/**
 * Makes what the tests of a project do with the site that they edit: its addresses, its dataset and what it renders.
 *
 * @param addresses - of the site and its content lake
 */
function editedSite(addresses: EditedSiteAddresses) {
  return {
    ...addresses,
    ...datasetOf(contentClientOf(addresses.lakePort)),
    ...renderedPagesOf({...addresses, folder: isolatedFolder(addresses.name)}),
  }
}

/** Edited through the API: what is published there is looked for on its pages. */
export const loop = editedSite(editedSiteAddresses.loop)
