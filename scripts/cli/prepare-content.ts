import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {importDataset} from '#content-lake/transfer.ts'
import {withOwnLake} from './local-lake.ts'
import {migrateContent} from './migrate-content.ts'
import type {Settings} from './settings.ts'

/** The folder of the seed. */
const seedFolder = (root: string) => join(root, 'scripts', 'seed', 'dataset')

/**
 * Imports the seed into a lake that holds nothing yet, or whose first import was interrupted; otherwise brings the
 * content of an older version to this one. The site is built from the content afterwards, so no webhook has to tell it.
 *
 * @param settings - the settings of this run; the lake is not up yet
 * @returns whether any document changed
 */
export async function prepareContent(settings: Settings): Promise<boolean> {
  return await withOwnLake(settings, async (client) => {
    const unfinished = join(settings.dataFolder, 'seed-import-unfinished')
    const documents = await client.fetch<number>('count(*[!(_type match "sanity.*")])')
    if (documents > 0 && !existsSync(unfinished)) return (await migrateContent(client)) > 0
    writeFileSync(unfinished, 'npm start imports the seed again while this file is here.\n')
    await importDataset({client, source: seedFolder(settings.root), operation: 'createOrReplace'})
    rmSync(unfinished)
    return true
  })
}
