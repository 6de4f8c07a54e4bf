import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {importDataset} from '#content-lake/transfer.ts'
import {isRecord, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {withOwnLake} from './local-lake.ts'
import type {Settings} from './settings.ts'

const seedFolder = (root: string) => join(root, 'scripts', 'seed', 'dataset')

/**
 * Imports the seed into an empty lake, or again after an interrupted import, and adds the copy that a new version
 * needs. The lake must not be running. It sends no webhooks, because the site is built afterwards.
 *
 * @returns whether any document changed
 */
export async function prepareContent(settings: Settings): Promise<boolean> {
  return await withOwnLake(settings, async (client) => {
    const unfinished = join(settings.dataFolder, 'seed-import-unfinished')
    const documents = await client.fetch<number>('count(*[!(_type match "sanity.*")])')
    if (documents > 0 && !existsSync(unfinished)) return await addCopy(client, settings)
    writeFileSync(unfinished, 'npm start imports the seed again while this file is here.\n')
    await importDataset({client, source: seedFolder(settings.root), operation: 'createOrReplace'})
    rmSync(unfinished)
    return true
  })
}

/** Editors can't create an e-mail, or a field or message of a form, because code looks them up by name. */
async function addCopy(client: SanityClient, {root}: Settings): Promise<boolean> {
  const existing = await client.fetch<SeedDocument[]>(
    '*[_type in ["emailText", "formText"]]',
    {},
    {perspective: 'raw'},
  )
  const changes = client.transaction()
  for (const text of await readSeed(seedFolder(root))) {
    const same = existing.filter(({_type, name}) => _type === text._type && name === text['name'])
    if (text._type === 'emailText' && same.length === 0) changes.create(text)
    if (text._type !== 'formText') continue
    for (const {_id, ...own} of same) {
      for (const list of ['fields', 'messages']) {
        const items = lacking(text[list], own[list])
        if (items.length > 0)
          changes.patch(_id, (form) => form.setIfMissing({[list]: []}).append(list, items))
      }
    }
  }
  const {length} = changes.toJSON()
  if (length > 0) await changes.commit()
  return length > 0
}

/** Returns the items whose `key` or `name` no item of the other list has. */
function lacking(items: unknown, others: unknown): Record<string, unknown>[] {
  const idOf = ({key, name}: Record<string, unknown>) => key ?? name
  const known = new Set([others].flat().filter(isRecord).map(idOf))
  return [items]
    .flat()
    .filter(isRecord)
    .filter((item) => !known.has(idOf(item)))
}
