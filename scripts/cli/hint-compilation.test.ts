import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {hintCompilation} from './hint-compilation.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hint-compilation-'))
  mkdirSync(join(folder, 'chunks'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const file = (name: string) => join(folder, 'chunks', name)

test('hintCompilation adds the hint to every script once, and leaves other files alone', () => {
  const script = '(self.chunks ||= []).push(“é”)\n//# sourceMappingURL=a.js.map'
  writeFileSync(file('a.js'), script)
  writeFileSync(file('a.js.map'), '{}')
  hintCompilation(folder)
  hintCompilation(folder)
  expect(readFileSync(file('a.js'), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${script}`)
  expect(readFileSync(file('a.js.map'), 'utf8')).toBe('{}')
})
