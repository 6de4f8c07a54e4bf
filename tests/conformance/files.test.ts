import {globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {layoutsOf} from '#studio/schema/layouts.ts'
import {sections, sectionTypes} from '#studio/schema/sections.ts'
import {sectionPicture} from '#studio/schema/section-menu.ts'
import {sectionStates} from '#sections/testing/section-state.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, {cwd: root}).map((file) => file.replaceAll('\\', '/'))

describe('file names', () => {
  it('mark exactly the client modules with .client.tsx, except those that Next names', () => {
    const marked = find('src/**/*.client.tsx', 'src/app/**/{error,global-error}.tsx')
    const declared = find('src/**/*.tsx').filter((file) => read(file).startsWith("'use client'"))
    expect(marked.length).toBeGreaterThan(0)
    expect(declared.toSorted()).toEqual(marked.toSorted())
  })

  it('end in .server.ts only when the module refuses to run in a browser', () => {
    for (const file of find('src/**/*.server.ts')) {
      expect([file, read(file).startsWith("import 'server-only'")]).toEqual([file, true])
    }
  })
})

describe('sections', () => {
  it('each have a state in the content', () => {
    expect(new Set(sectionStates().map(({type}) => type))).toEqual(new Set(sectionTypes))
  })

  it('each have a small picture in the section menu', () => {
    const pictures = find('studio/cli/static/sections/*')
    const names = sections.flatMap(({name, fields}) => {
      const layouts = layoutsOf(fields)
      return layouts.length === 0 ? [name] : layouts.map((layout) => `${name}-${layout}`)
    })
    expect(pictures.toSorted()).toEqual(
      [...names, 'sharedSection']
        .map((name) => `studio/cli/static/sections/${name}.webp`)
        .toSorted(),
    )
    for (const type of [...sectionTypes, 'reference']) {
      expect(pictures).toContain(
        sectionPicture(type).replace('/studio/static', 'studio/cli/static'),
      )
    }
    const bytes = pictures.map((file) => statSync(join(root, file)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
  })
})

describe('design values', () => {
  const rendered = find('src/**/*.styles.ts', 'src/**/*.tsx').filter(
    (file) => !file.startsWith('src/theme/') && !file.includes('.test.'),
  )

  it('keep colours in the theme tokens', () => {
    const colour = /#[0-9a-f]{3,8}\b(?=[\s;,)'"])|\b(rgb|rgba|hsl|hsla|oklch)\(/i
    const guilty = rendered.filter((file) => colour.test(read(file)))
    expect(guilty).toEqual([])
  })

  it('never select by position among siblings, where server components render styles', () => {
    const position = /:(first|last|nth|only)-child/
    expect(rendered.filter((file) => position.test(read(file)))).toEqual([])
    const primitives = rendered.filter((file) => file.startsWith('src/ui/'))
    expect(primitives.filter((file) => /\w \+ \w+ \{/.test(read(file)))).toEqual([])
  })

  it('come from modules that the root layout imports, when every page has them', () => {
    const own = rendered.filter((file) => / onEveryPage\(/.test(read(file)))
    const imported = read('src/app/root-style.server.ts')
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter((file) => !imported.includes(`'#${file.slice(4)}'`))).toEqual([])
  })

  it('have more weight than the base that they extend, whose styles may be printed later', () => {
    const bases = rendered.flatMap((file) =>
      [...read(file).matchAll(/const (\w+) = styled[.(]/g)].map(([, name = '']) => name),
    )
    const extensions = rendered.flatMap((file) =>
      [...read(file).matchAll(/styled\((\w+)\)[^`]*`\s*(\S+)/g)]
        .filter(([, base = '']) => bases.includes(base))
        .map(([, base, start]) => ({file, base, start})),
    )
    expect(extensions.length).toBeGreaterThan(10)
    expect(extensions.filter(({start}) => start !== '&&')).toEqual([])
  })
})
