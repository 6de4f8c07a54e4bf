import {insertLine, registrations} from './register-section.ts'
import {sectionFiles, sectionNames} from './section-files.ts'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '..', '..')

describe('npm run new:section', () => {
  it('derives file and component names from the type', () => {
    expect(sectionNames('areaCheck', 'Area check')).toMatchObject({
      kebab: 'area-check',
      pascal: 'AreaCheck',
    })
  })

  it('refuses a name that is not camel case', () => {
    expect(() => sectionNames('Area-check', 'Area check')).toThrow('camel case')
  })

  it('writes schema, query, styles, component, fixtures and test', () => {
    expect(Object.keys(sectionFiles(sectionNames('areaCheck', 'Area check')))).toEqual([
      'studio/schema/sections/area-check.ts',
      'src/sections/area-check/area-check.query.ts',
      'src/sections/area-check/area-check.styles.ts',
      'src/sections/area-check/area-check.section.tsx',
      'src/sections/area-check/area-check.fixtures.ts',
      'src/sections/area-check/area-check.test.tsx',
    ])
  })

  it('finds every place where a section has to be named in the files as they are today', () => {
    for (const insertion of registrations(sectionNames('areaCheck', 'Area check'))) {
      const before = readFileSync(join(root, insertion.file), 'utf8')
      expect(insertLine(before, insertion)).toContain(`${insertion.line}\n`)
    }
  })
})
