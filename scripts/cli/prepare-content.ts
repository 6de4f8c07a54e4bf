import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {importDataset} from '#content-lake/transfer.ts'
import {withOwnLake} from './local-lake.ts'
import type {Settings} from './settings.ts'

const seedFolder = (root: string) => join(root, 'scripts', 'seed', 'dataset')

/**
 * Imports the seed into an empty lake, or again after an interrupted import. The lake must not be running. It sends no
 * webhooks, because the site is built afterwards.
 *
 * @returns whether any document changed
 */
export async function prepareContent(settings: Settings): Promise<boolean> {
  return await withOwnLake(settings, async (client) => {
    const unfinished = join(settings.dataFolder, 'seed-import-unfinished')
    const documents = await client.fetch<number>('count(*[!(_type match "sanity.*")])')
    if (documents > 0 && !existsSync(unfinished)) return false
    writeFileSync(unfinished, 'npm start imports the seed again while this file is here.\n')
    await importDataset({client, source: seedFolder(settings.root), operation: 'createOrReplace'})
    rmSync(unfinished)
    return true
  })
}
