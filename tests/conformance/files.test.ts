import {globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {layoutsOf} from '#studio/schema/layouts.ts'
import {sections, sectionTypes} from '#studio/schema/sections.ts'
import {sectionPicture} from '#studio/schema/section-menu.ts'
import {sectionStates} from '#sections/testing/section-state.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {copyIn} from '#tests/support/copy-in-code.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, {cwd: root}).map((file) => file.replaceAll('\\', '/'))
const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

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
  const schemas = new Set(schemaTypes.map(({name}) => name))
  const states = sectionStates()

  it.each(sectionTypes)(
    '%s has a schema, a query, a component with styles, and a state in the content',
    (type) => {
      const name = kebab(type)
      const folder = `src/sections/${name}`
      const component = `${type[0]?.toUpperCase()}${type.slice(1)}Section`

      expect([...schemas]).toContain(type)
      expect(read(`studio/schema/sections/${name}.ts`)).toContain(`name: '${type}'`)

      const section = read(`${folder}/${name}.section.tsx`)
      expect(section).toContain(`export const ${type}Query = `)
      expect(read('src/sections/registry.ts')).toContain(`_type == "${type}" => {\${${type}Query}}`)

      expect(section).toMatch(new RegExp(`export (async )?function ${component}\\(`))
      expect(section).toContain(`SectionProps<'${type}'>`)
      // Styles come from its own file or from primitives, never from the component.
      expect(section).toMatch(/from '(\.\/[\w-]+\.styles\.ts|#ui\/|#forms\/)/)
      expect(section).not.toMatch(/style=|styled\./)
      expect(read('src/sections/registry.ts')).toContain(component)

      expect(states.map((state) => state.type)).toContain(type)
    },
  )

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

  it('have no folder without a type', () => {
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

  it('keep font sizes in the theme tokens (DES-4)', () => {
    const size = /font-size:(?![^;]*(var\(|inherit|\dem))|font:(?![^;]*(var\(|inherit))/
    expect(rendered.filter((file) => size.test(read(file)))).toEqual([])
  })

  it('keep copy in the dataset (G-5)', () => {
    const components = find(
      'src/{sections,layout,ui,forms,app}/**/*.tsx',
      'src/content/**/*.tsx',
    ).filter((file) => !/\.(test|fixtures|review)\./.test(file))
    expect(components.length).toBeGreaterThan(80)
    const found = components.flatMap((file) =>
      copyIn(file, read(file)).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['between tags', '<p>Call us</p>'],
    ['in an attribute', '<input placeholder="Your name" />'],
    ['in an attribute of one word', '<nav aria-label="Footer" />'],
    ['in an expression', "<p>{isOpen ? 'Close it' : label}</p>"],
    ['in a template', '<p>{`Showing ${n} of ${all}`}</p>'],
    ['in an object of a property', "<Video captions={{src, label: 'English'}} />"],
    ['in a constant', "const label = 'Read more'"],
  ])('include copy that is written %s', (_, source) => {
    expect(copyIn('sample.tsx', source)).toHaveLength(1)
  })

  it.each([
    "import {A} from '#ui/Some Thing.ts'",
    "'use client'",
    "if (event.key === 'ArrowLeft') stop()",
    "document.querySelector('main h1')",
    'const stepsQuery = `heading, steps[]{title, text}`',
    '<a className="wide" data-look="outline" target="_blank" rel="noopener" />',
    "throw new Error('The form has no field of this name.')",
  ])('do not mistake this for copy: %s', (source) => {
    expect(copyIn('sample.tsx', source)).toEqual([])
  })

  it('never select by position among siblings, where server components render styles', () => {
    const position = /:(first|last|nth|only)-child/
    expect(rendered.filter((file) => position.test(read(file)))).toEqual([])
    const primitives = rendered.filter((file) => file.startsWith('src/ui/'))
    expect(primitives.filter((file) => /\w \+ \w+ \{/.test(read(file)))).toEqual([])
  })

  it('have more weight than the base that they extend, whose styles may be printed later (decision 51)', () => {
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

describe('screenshots', () => {
  it('total at most 15 MB, because every clone contains them (DES-9)', () => {
    const bytes = find('tests/visual/**/*.{png,jpg}').map((file) => statSync(join(root, file)).size)
    expect(bytes.length).toBeGreaterThan(60)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000)
  })
})
