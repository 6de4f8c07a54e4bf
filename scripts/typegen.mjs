/**
 * Generates the types of every query from the Studio's schema (`src/content/generated/sanity.types.ts`).
 * With `--check` it writes nothing and fails when the committed file is outdated.
 */
import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {extractSchema} from '@sanity/schema/_internal'
import {createSchema} from 'sanity'
import {schemaTypes} from '#studio/schema/schema.ts'

const root = join(import.meta.dirname, '..')
const studio = join(root, 'studio', 'cli')
const schema = join(root, 'node_modules/.cache/studio/schema.json')
const types = join(root, 'src/content/generated/sanity.types.ts')
const sanity = join(root, 'node_modules/sanity/bin/sanity')

const before = readFileSync(types, {encoding: 'utf8', flag: 'a+'})
mkdirSync(dirname(schema), {recursive: true})
// The same file as from `sanity schema extract`, which takes 20 s to load the Studio.
const studioSchema = createSchema({name: 'default', types: schemaTypes})
writeFileSync(schema, JSON.stringify(extractSchema(studioSchema, {enforceRequiredFields: true})))
const {status, stdout, stderr} = spawnSync(process.execPath, [sanity, 'typegen', 'generate'], {
  cwd: studio,
  encoding: 'utf8',
  env: {...process.env, DO_NOT_TRACK: '1'},
})
if (status !== 0) {
  console.error(`sanity typegen generate failed:\n${stdout}\n${stderr}`)
  process.exit(1)
}
const after = readFileSync(types, 'utf8')

if (!process.argv.includes('--check')) {
  console.info(after === before ? 'The types were up to date.' : 'The types were written.')
} else if (after !== before) {
  writeFileSync(types, before)
  console.error(
    'src/content/generated/sanity.types.ts is stale. Run npm run typegen and commit it.',
  )
  process.exit(1)
}
