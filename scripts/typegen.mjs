/**
 * Generates from the Studio's schema the projection of all sections, the types of every query, the required fields
 * of documents, and the list of the sections' components. With `--check` it writes nothing and fails when a committed file is outdated.
 */
import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {extractSchema} from '@sanity/schema/_internal'
import {createSchema} from 'sanity'
import {joins} from '#sections/joins.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {sectionTypes} from '#studio/schema/sections.ts'
import {sectionComponents} from './cli/section-components.ts'
import {requiredFields} from './cli/required-fields.ts'
import {sectionProjection} from './cli/section-projection.ts'

const root = join(import.meta.dirname, '..')
const studio = join(root, 'studio', 'cli')
const schema = join(root, 'node_modules/.cache/studio/schema.json')
const files = [
  'src/content/generated/section-projection.ts',
  'src/content/generated/sanity.types.ts',
  'src/sections/generated/components.ts',
  'src/content/generated/required-fields.ts',
].map((path) => join(root, path))
const sanity = join(root, 'node_modules/sanity/bin/sanity')

for (const file of files) mkdirSync(dirname(file), {recursive: true})
const contentsOf = () => files.map((file) => readFileSync(file, {encoding: 'utf8', flag: 'a+'}))

const before = contentsOf()
// The same schema as from `sanity schema extract`, which takes 20 s to load the Studio.
const studioSchema = createSchema({name: 'default', types: schemaTypes})
const extracted = extractSchema(studioSchema, {enforceRequiredFields: true})
mkdirSync(dirname(schema), {recursive: true})
writeFileSync(schema, JSON.stringify(extracted))
const {functions, fields} = sectionProjection(extracted, sectionTypes, joins)
writeFileSync(
  files[0],
  [
    '// Written by npm run typegen from the schema of the Studio and src/sections/joins.ts.',
    `export const sectionFunctions = /* groq */ \`${functions}\``,
    `export const sectionFields = /* groq */ \`${fields}\``,
    '',
  ].join('\n'),
)
writeFileSync(files[2], sectionComponents(sectionTypes))
writeFileSync(
  files[3],
  [
    '// Written by npm run typegen from the schema of the Studio.',
    'export const requiredFields: Readonly<Record<string, readonly string[]>> =',
    `  ${JSON.stringify(requiredFields(extracted))}`,
    '',
  ].join('\n'),
)
const {status, stdout, stderr} = spawnSync(process.execPath, [sanity, 'typegen', 'generate'], {
  cwd: studio,
  encoding: 'utf8',
  env: {...process.env, DO_NOT_TRACK: '1'},
})
// The command succeeds although a query could not be evaluated.
if (status !== 0 || /Error while|Encountered errors/.test(stdout + stderr)) {
  console.error(`sanity typegen generate failed:\n${stdout}\n${stderr}`)
  process.exit(1)
}
const stale = files.filter((_, index) => contentsOf()[index] !== before[index])

if (!process.argv.includes('--check')) {
  console.info(stale.length === 0 ? 'All files were up to date.' : 'The files were written.')
} else if (stale.length > 0) {
  for (const [index, file] of files.entries()) writeFileSync(file, before[index])
  console.error(`Stale: ${stale.join(', ')}. Run npm run typegen and commit the result.`)
  process.exit(1)
}
