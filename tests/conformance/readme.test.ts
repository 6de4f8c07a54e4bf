import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The folders in the table of the README. */
const listed = [...readme.matchAll(/^\| `((?:src|scripts|studio|tests)[\w/-]*)` /gm)].map(
  ([, folder = '']) => folder,
)

const folders = (pattern: string) =>
  globSync(pattern, {cwd: root, withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${pattern.replace('*', '')}${entry.name}`)

describe('README', () => {
  it('explains every folder of the code, and none that does not exist', () => {
    const rooms = [...folders('src/*'), ...folders('scripts/*'), 'studio', 'studio/cli', 'tests']
    expect(rooms.length).toBeGreaterThan(25)
    expect(listed.toSorted()).toEqual(rooms.toSorted())
  })

  it('names only files and folders that exist', () => {
    const named = [
      ...readme.matchAll(/(?<![\w/.])(?:src|scripts|studio|tests)\/[\w/.()[\]-]*\w[\])]*/g),
    ].map(([path]) => path.replace(/[)\]]+$/, (end) => (path.includes('(') ? end : '')))
    expect(named.length).toBeGreaterThan(40)
    const exists = (path: string) => globSync(escapeGlob(path), {cwd: root}).length > 0
    expect([...new Set(named)].filter((path) => !exists(path))).toEqual([])
  })
})

/** Matches the brackets of a route's folder literally. */
function escapeGlob(path: string): string {
  return path.replace(/[()[\]]/g, '?')
}
