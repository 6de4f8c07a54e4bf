import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const documents = globSync(['*.md', '{docs,src,studio,scripts,tests}/**/*.md'], {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', '.output', '.sanity'].includes(name),
}).map((file) => file.replaceAll('\\', '/'))

const maxLines = (file: string) => {
  if (file === 'README.md') return 150
  return /^docs\/decisions\/.*\d{4}-/.test(file) ? 40 : 400
}

/** Made by commands, and missing in a fresh clone. */
const made = ['tests/.output', 'studio/dist']

/** Links of a document; those in code are examples. */
const linksIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

describe('documents', () => {
  it('are all read', () => {
    expect(documents).toEqual(
      expect.arrayContaining([
        'README.md',
        'CONTRIBUTING.md',
        'CHANGELOG.md',
        'docs/architecture.md',
        'studio/README.md',
        'scripts/content-lake/README.md',
      ]),
    )
    expect(documents.length).toBeGreaterThan(100)
  })

  it.each(documents.map((file) => ({file, max: maxLines(file)})))(
    '$file has at most $max lines',
    ({file, max}) => {
      expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(max)
    },
  )

  it('link to files and headings that exist', () => {
    const links = documents.flatMap((file) => linksIn(file).map((target) => ({file, target})))
    expect(links.length).toBeGreaterThan(150)
    expect(links.filter(({file, target}) => !leadsSomewhere(file, target))).toEqual([])
  })

  it('name files and folders that exist', () => {
    const named = documents
      .filter((file) => file !== 'docs/contributing.md')
      .flatMap((file) => pathsIn(read(file)).map((path) => ({file, path})))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(({path}) => !exists(path) && !made.includes(path))).toEqual([])
  })
})

describe('a relative link', () => {
  it.each(['configuration.md', 'configuration.md#content', '../README.md', '#folders'])(
    'leads to a file and a heading: %s',
    (target) => {
      expect(leadsSomewhere('docs/architecture.md', target)).toBe(true)
    },
  )

  it.each(['missing.md', 'configuration.md#missing', '#missing'])('leads nowhere: %s', (target) => {
    expect(leadsSomewhere('docs/architecture.md', target)).toBe(false)
  })
})

describe('docs/architecture.md', () => {
  it('lists every folder of the code', () => {
    const listed = [
      ...read('docs/architecture.md').matchAll(/^\| `((?:src|scripts|studio|tests)[\w/-]*)` /gm),
    ].map(([, folder = '']) => folder)
    const folders = (pattern: string) =>
      globSync(pattern, {cwd: root, withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${pattern.replace('*', '')}${entry.name}`)
    const rooms = [...folders('src/*'), ...folders('scripts/*'), 'studio', 'studio/cli', 'tests']
    expect(rooms.length).toBeGreaterThan(25)
    expect(listed.toSorted()).toEqual(rooms.toSorted())
  })
})

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', heading] = target.split('#')
  const file = path === '' ? from : relative(root, join(root, dirname(from), path))
  if (!existsSync(join(root, file))) return false
  return heading === undefined || headingsIn(read(file)).includes(heading)
}

/** Anchors of headings as GitHub makes them. */
function headingsIn(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

function pathsIn(markdown: string): string[] {
  const text = markdown.replaceAll(/\]\([^)]*\)/g, ' ')
  const path = /(?<![\w/.-])(?:src|scripts|studio|tests|docs)\/[\w/.()[\]-]*\w[\])]*/g
  return [...text.matchAll(path)].map(([found]) =>
    found.replace(/[)\]]+$/, (end) => (found.includes('(') ? end : '')),
  )
}

/** The brackets of a route's folder stand for themselves. */
function exists(path: string): boolean {
  return globSync(path.replace(/[()[\]]/g, '?'), {cwd: root}).length > 0
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/`[^`\n]*`/g, 'code')
}
