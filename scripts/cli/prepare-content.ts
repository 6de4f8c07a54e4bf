import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {importDataset} from '#content-lake/transfer.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {withOwnLake} from './local-lake.ts'
import type {Settings} from './settings.ts'

const seedFolder = (root: string) => join(root, 'scripts', 'seed', 'dataset')

/**
 * Imports the seed into an empty lake, or again after an interrupted import, and adds the copy of e-mails that a new
 * version sends. The lake must not be running. It sends no
 * webhooks, because the site is built afterwards.
 *
 * @returns whether any document changed
 */
export async function prepareContent(settings: Settings): Promise<boolean> {
  return await withOwnLake(settings, async (client) => {
    const unfinished = join(settings.dataFolder, 'seed-import-unfinished')
    const documents = await client.fetch<number>('count(*[!(_type match "sanity.*")])')
    if (documents > 0 && !existsSync(unfinished)) return await addEmails(client, settings)
    writeFileSync(unfinished, 'npm start imports the seed again while this file is here.\n')
    await importDataset({client, source: seedFolder(settings.root), operation: 'createOrReplace'})
    rmSync(unfinished)
    return true
  })
}

/** Editors can't create the copy of an e-mail, because code looks it up by name. */
async function addEmails(client: SanityClient, {root}: Settings): Promise<boolean> {
  const existing = await client.fetch<string[]>('*[_type == "emailText"].name')
  const missing = (await readSeed(seedFolder(root))).filter(
    ({_type, name}) => _type === 'emailText' && !existing.includes(String(name)),
  )
  for (const email of missing) await client.create(email)
  return missing.length > 0
}
