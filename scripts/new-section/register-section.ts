import type {SectionNames} from './section-files.ts'

/** A line to put into a file: before the first line that matches, in the block that starts at `after`. */
interface Insertion {
  file: string
  after: string
  before: string
  line: string
}

/**
 * Says where a new section has to be named so that Studio, query and page know it.
 *
 * @param names - from `sectionNames`
 */
export function registrations({type, kebab, pascal}: SectionNames): Insertion[] {
  return [
    {
      file: 'src/model/sections.ts',
      after: 'export const sectionTypes = [',
      before: '] as const',
      line: `  '${type}',`,
    },
    {
      file: 'studio/schema/schema.ts',
      after: "from './sections/",
      before: 'import {appPromotion}',
      line: `import {${type}} from './sections/${kebab}.ts'`,
    },
    {file: 'studio/schema/schema.ts', after: 'const sections = [', before: ']', line: `  ${type},`},
    {
      file: 'studio/schema/section-groups.ts',
      after: 'const groupOf = {',
      before: '} as const satisfies',
      line: `  ${type}: 'words',`,
    },
    {
      file: 'src/sections/section-queries.ts',
      after: 'import ',
      before: '\n/** What each section asks for',
      line: `import {${type}Query} from './${kebab}/${kebab}.query.ts'`,
    },
    {
      file: 'src/sections/section-queries.ts',
      after: 'export const sectionFields',
      before: '  _type == "prose"',
      line: `  _type == "${type}" => {\${${type}Query}},`,
    },
    {
      file: 'src/sections/registry.ts',
      after: 'import ',
      before: '\nexport type SectionRegistry',
      line: `import {${pascal}Section} from './${kebab}/${kebab}.section.tsx'`,
    },
    {
      file: 'src/sections/registry.ts',
      after: 'export const registry',
      before: '}',
      line: `  ${type}: ${pascal}Section,`,
    },
    {
      file: 'src/review/section-fixtures.tsx',
      after: 'import ',
      before: "import type {FixtureGroup} from './fixture-group.ts'",
      line: [
        `import {${pascal}Section} from '#sections/${kebab}/${kebab}.section.tsx'`,
        `import {${type}Fixtures} from '#sections/${kebab}/${kebab}.fixtures.ts'`,
      ].join('\n'),
    },
    {
      file: 'src/review/section-fixtures.tsx',
      after: 'export const sectionFixtures',
      before: "  group('prose'",
      line: `  group('${kebab}', ${pascal}Section, ${type}Fixtures),`,
    },
  ]
}

/**
 * Puts a line into a text.
 *
 * @param text - the file as it is
 * @param insertion - what to put where
 * @returns the text with the line
 * @throws Error when the place is not found
 */
export function insertLine(text: string, {file, after, before, line}: Insertion): string {
  const start = text.indexOf(after)
  const place = start < 0 ? -1 : text.indexOf(before, start + after.length)
  if (place < 0)
    throw new Error(`${file} has changed its shape: "${after} … ${before}" was not found.`)
  return `${text.slice(0, place)}${line}\n${text.slice(place)}`
}
