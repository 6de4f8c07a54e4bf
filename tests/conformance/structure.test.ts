import {readFileSync} from 'node:fs'
import {basename, join, matchesGlob} from 'node:path'
import {z} from 'zod'
import {layers, names} from '#scripts/lint/layers.ts'
import {circlesIn, importsOf, sourceFiles, targetOf} from '#tests/support/import-graph.ts'

const root = join(import.meta.dirname, '..', '..')
const {imports: aliases} = z
  .object({imports: z.record(z.string(), z.string())})
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const written = sourceFiles.flatMap(importsOf)
const arrows = written.flatMap((each) => {
  const to = targetOf(each, aliases)
  return to === null ? [] : [{from: each.file, to}]
})
const inProduct = (file: string) => /^(src|studio|scripts)\//.test(file)

const layerOf = (file: string) =>
  names.find((name) => {
    const {pattern = ''} = layers[name] ?? {}
    return matchesGlob(file, `${pattern}/**`)
  })

describe('imports', () => {
  it('are read from every source file', () => {
    expect(sourceFiles.length).toBeGreaterThan(600)
    expect(arrows.length).toBeGreaterThan(1500)
  })

  it('name a file in the same folder or below, or an alias, with its extension', () => {
    const isOurs = ({specifier}: {specifier: string}) => /^[.#/~]|^@\//.test(specifier)
    const isFine = ({file, specifier}: {file: string; specifier: string}) => {
      const isCommand = file.startsWith('studio/cli/')
      return (
        /^(\.|#[a-z]).*\.(ts|tsx|mjs|svg|json)$/.test(specifier) &&
        (isCommand || !specifier.includes('..'))
      )
    }
    expect(written.filter(isOurs).filter((each) => !isFine(each))).toEqual([])
  })

  it('have no cycles', () => {
    const graph = new Map(
      sourceFiles
        .filter(inProduct)
        .map((file) => [file, arrows.filter(({from}) => from === file).map(({to}) => to)]),
    )
    expect(circlesIn(graph)).toEqual([])
    expect(circlesIn(graph.set('a', ['b']).set('b', ['a']))).toEqual([['a', 'b']])
  })
})

describe('layers', () => {
  const fromTheLowest = Object.keys(layers)

  it('allow no imports from higher layers', () => {
    const upwards = Object.entries(layers).flatMap(([name, {allow}]) =>
      allow
        .filter((other) => other !== '*')
        .filter((other) => fromTheLowest.indexOf(other) >= fromTheLowest.indexOf(name))
        .map((other) => `${name} → ${other}`),
    )
    expect(upwards).toEqual([])
  })

  it('contain every file except those that Next expects in src', () => {
    const outside = sourceFiles.filter((file) => layerOf(file) === undefined)
    const known = /^src\/((instrumentation|proxy)(\.test)?|server-only\.d)\.ts$/
    expect(outside).toContain('src/proxy.ts')
    expect(outside.filter((file) => !known.test(file))).toEqual([])
  })

  it('import only allowed layers, including types', () => {
    const wrong = arrows.filter(({from, to}) => {
      const [lower, upper] = [layerOf(to), layerOf(from)]
      if (upper === undefined || lower === upper) return false
      const allow = layers[upper]?.allow ?? []
      return !allow.includes('*') && !allow.includes(lower ?? 'none')
    })
    expect(wrong).toEqual([])
  })
})

describe('src/app', () => {
  /** Next's file conventions (node_modules/next/dist/docs). */
  const conventions =
    /^(page|page\.review|layout|route|not-found|error|global-error|loading|template|default|icon\d*|apple-icon\d*|opengraph-image|twitter-image|favicon|manifest|robots|sitemap)\.(tsx|ts|svg|png|ico)$/

  it('contains only files of Next’s conventions', () => {
    const files = sourceFiles.filter((file) => file.startsWith('src/app/'))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !conventions.test(basename(file)))).toEqual([])
  })
})
