import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {createElement, type ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import ts from 'typescript'
import {z} from 'zod'
import {insertLine, registrations} from './register-section.ts'
import {sectionFiles, sectionNames} from './section-files.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const names = sectionNames('kettleNote', "The kettle's note")
const files = sectionFiles(names)

describe('npm run new:section', () => {
  it('derives file and component names from the type', () => {
    expect(names).toMatchObject({kebab: 'kettle-note', pascal: 'KettleNote'})
  })

  it('refuses a name that is not camel case', () => {
    expect(() => sectionNames('Area-check', 'Area check')).toThrow('camel case')
  })

  it('writes schema, query, styles, component, fixtures and test', () => {
    expect(Object.keys(files)).toEqual([
      'studio/schema/sections/kettle-note.ts',
      'src/sections/kettle-note/kettle-note.query.ts',
      'src/sections/kettle-note/kettle-note.styles.ts',
      'src/sections/kettle-note/kettle-note.section.tsx',
      'src/sections/kettle-note/kettle-note.fixtures.ts',
      'src/sections/kettle-note/kettle-note.test.tsx',
    ])
  })

  it('finds every place where a section has to be named in the files as they are today', () => {
    for (const insertion of registrations(names)) {
      expect(insertLine(read(insertion.file), insertion)).toContain(`${insertion.line}\n`)
    }
  })
})

describe('a new section', () => {
  const changed = new Map(Object.entries(files))
  for (const insertion of registrations(names)) {
    const {file} = insertion
    changed.set(file, insertLine(changed.get(file) ?? read(file), insertion))
  }
  // What the type generator makes of the new schema and query; it takes half a minute.
  const props = 'src/content/section-props.ts'
  changed.set(
    props,
    read(props).replace(
      /export type PageSection = ([^{}]*\{[^{}]*\}\n>)\n/,
      `export type PageSection = $1 | {
        _key: string
        _type: 'kettleNote'
        anchor: string | null
        heading: string
        text: string | null
      }\n`,
    ),
  )

  it('compiles, wherever it is registered', () => {
    expect(problemsOf(changed)).toEqual([])
  }, 120_000)

  it('is shown on the review page in its states', () => {
    expect(changed.get('src/review/section-fixtures.tsx')).toContain(
      "group('kettle-note', KettleNoteSection, kettleNoteFixtures),",
    )
  })

  it('renders its fixtures', async () => {
    mkdirSync(join(root, 'tests', '.output'), {recursive: true})
    const folder = mkdtempSync(join(root, 'tests', '.output', 'new-section-'))
    try {
      for (const [file, text] of changed) {
        if (!file.startsWith('src/sections/kettle-note/')) continue
        writeFileSync(join(folder, basename(file)), text)
      }
      const {KettleNoteSection} = z
        .object({KettleNoteSection: z.custom<(props: {section: unknown}) => ReactNode>(isFunction)})
        .parse(await import(join(folder, 'kettle-note.section.tsx')))
      const {kettleNoteFixtures} = z
        .object({kettleNoteFixtures: z.record(z.string(), z.looseObject({heading: z.string()}))})
        .parse(await import(join(folder, 'kettle-note.fixtures.ts')))
      for (const section of Object.values(kettleNoteFixtures)) {
        const html = renderToStaticMarkup(createElement(KettleNoteSection, {section}))
        expect(html).toContain(`<h2>${section.heading}</h2>`)
      }
    } finally {
      rmSync(folder, {recursive: true})
    }
  })
})

const isFunction = (value: unknown) => typeof value === 'function'

/** Compiles the project with some files changed, and says what is wrong in these. */
function problemsOf(changed: ReadonlyMap<string, string>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )
  if (config === undefined) throw new Error('tsconfig.json could not be read')
  const texts = new Map([...changed].map(([file, text]) => [join(root, file), text]))
  const options = {...config.options, incremental: false, noEmit: true}
  const folders = new Set([...texts.keys()].map((file) => dirname(file)))
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile: (file, version, ...rest) => {
      const text = texts.get(file)
      return text === undefined
        ? disk.getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version)
    },
  }
  const types = config.fileNames.filter((file) => file.endsWith('.d.ts'))
  const program = ts.createProgram([...texts.keys(), ...types], options, host)
  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    if (source === undefined) return [`${file} was not compiled`]
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({messageText}) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}
