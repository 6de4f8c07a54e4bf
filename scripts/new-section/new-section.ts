import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {insertLine, registrations} from './register-section.ts'
import {sectionFiles, sectionNames} from './section-files.ts'

/** `npm run new:section -- areaCheck "Area check"`: writes everything a section consists of. */
const root = join(import.meta.dirname, '..', '..')
const [type, title] = process.argv.slice(2)

if (type === undefined || title === undefined) {
  console.error('Say what the section is called: npm run new:section -- areaCheck "Area check"')
  process.exit(1)
}

const names = sectionNames(type, title)
const files = sectionFiles(names)
const existing = Object.keys(files).filter((file) => existsSync(join(root, file)))
if (existing.length > 0) {
  console.error(`There is a section of that name already:\n  ${existing.join('\n  ')}`)
  process.exit(1)
}

for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), {recursive: true})
  writeFileSync(join(root, file), content)
}
const changed = new Set(Object.keys(files))
for (const insertion of registrations(names)) {
  const path = join(root, insertion.file)
  writeFileSync(path, insertLine(readFileSync(path, 'utf8'), insertion))
  changed.add(insertion.file)
}
spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', ...changed], {
  cwd: root,
})
spawnSync(process.execPath, ['scripts/typegen.mjs'], {cwd: root, stdio: 'inherit'})
console.info(
  `The section "${title}" is there:\n  ${[...changed].join('\n  ')}\nGrow it from its schema and its query; then make the picture that editors choose it by: npm run section-pictures.`,
)
