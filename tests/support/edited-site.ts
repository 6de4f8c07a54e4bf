import {join} from 'node:path'
import {dataFolder, lake, lakePort, site} from './addresses.ts'
import {contentClient} from './content-client.ts'
import {datasetOf} from './dataset.ts'
import {renderedPagesOf} from './rendered-pages.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The site under test, its dataset and the pages that it renders. Its content is edited only by projects that depend on
 * all others.
 */
export const editedSite = {
  origin: site,
  lake,
  lakePort,
  dataFolder,
  ...datasetOf(contentClient),
  ...renderedPagesOf({origin: site, lake, folder: root}),
}
