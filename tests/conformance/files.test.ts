import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sectionTypes} from '#model/sections.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, {cwd: root}).map((file) => file.replaceAll('\\', '/'))
const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('file names say where code runs', () => {
  it('marks exactly the client modules with .client.tsx', () => {
    const marked = find('src/**/*.client.tsx')
    const declared = find('src/**/*.tsx').filter((file) => read(file).startsWith("'use client'"))
    expect(marked.length).toBeGreaterThan(0)
    expect(declared.toSorted()).toEqual(marked.toSorted())
  })

  it('makes every .server.ts refuse to run in a browser', () => {
    for (const file of find('src/**/*.server.ts')) {
      expect([file, read(file).startsWith("import 'server-only'")]).toEqual([file, true])
    }
  })
})

describe('sections', () => {
  it.each(sectionTypes)('%s has a schema, a query, styles or a form, and a component', (type) => {
    const name = kebab(type)
    const folder = `src/sections/${name}/${name}`
    expect(find(`studio/schema/sections/${name}.ts`)).toHaveLength(1)
    expect(read(`${folder}.query.ts`)).toContain(`${type}Query`)
    expect(read(`${folder}.section.tsx`)).toContain(`SectionProps<'${type}'>`)
  })

  it('leave no folder without a type', () => {
    const folders = find('src/sections/*/*.section.tsx').map((file) => file.split('/')[2])
    expect(folders.toSorted()).toEqual(sectionTypes.map(kebab).toSorted())
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

  it('keep sizes of text in the theme tokens (DES-4)', () => {
    const size = /font-size:(?![^;]*(var\(|inherit|\dem))|font:(?![^;]*(var\(|inherit))/
    expect(rendered.filter((file) => size.test(read(file)))).toEqual([])
  })

  it('keep copy in the dataset (G-5)', () => {
    const words =
      />[^<>{}=;()]*[A-Za-z]{3,}[^<>{}=;()]*<\/|(aria-label|alt|title|placeholder)="[^"]*[A-Za-z]{2}/
    const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
    const components = find(
      'src/{sections,frame,ui,forms}/**/*.tsx',
      'src/content/render/**/*.tsx',
    ).filter((file) => !/\.(test|fixtures)\./.test(file))
    expect(components.length).toBeGreaterThan(50)
    expect(components.filter((file) => words.test(read(file).replace(comments, '')))).toEqual([])
  })

  it('never select by position among siblings: styles stand between them in server components', () => {
    const position = /:(first|last|nth|only)-child/
    expect(rendered.filter((file) => position.test(read(file)))).toEqual([])
  })
})
