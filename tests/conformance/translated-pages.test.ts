import {globSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import ts from 'typescript'
import {bareTexts} from '#tests/support/bare-texts.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(file, 'utf8')
const options = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/** Every module that browsers load. A set also visits what is added during the loop. */
const inBrowsers = new Set(
  globSync('src/**/*.tsx', {cwd: root})
    .map((file) => join(root, file))
    .filter((file) => read(file).startsWith("'use client'")),
)
for (const file of inBrowsers) {
  for (const {fileName} of ts.preProcessFile(read(file)).importedFiles) {
    if (!/^[.#].*\.tsx?$/.test(fileName)) continue
    const {resolvedModule} = ts.resolveModuleName(fileName, file, options, ts.sys)
    if (resolvedModule !== undefined) inBrowsers.add(resolvedModule.resolvedFileName)
  }
}
const markup = [...inBrowsers].filter((file) => file.endsWith('.tsx'))

describe('markup that browsers render', () => {
  it('has no bare text that changes or has a conditional sibling (FORM-6)', () => {
    expect(markup.length).toBeGreaterThan(60)
    expect(markup.flatMap((file) => bareTexts(relative(root, file), read(file)))).toEqual([])
  })
})
