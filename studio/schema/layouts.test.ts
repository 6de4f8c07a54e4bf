import {createSchema, type FieldDefinition, type Path} from 'sanity'
import {z} from 'zod'
import {layoutsOf} from './layouts.ts'
import {schemaTypes} from './schema.ts'
import {errorsIn} from '#studio/testing/validate.ts'
import {sections} from './sections.ts'

type Described = Pick<FieldDefinition, 'name' | 'type'> & {
  readonly of?: readonly {readonly type?: string}[]
  readonly hidden?: (place: {document: unknown; path: Path}) => boolean
  readonly fields?: readonly Described[]
}

const types = z.array(z.custom<Described>()).parse(schemaTypes)
const schema = createSchema({name: 'layouts', types: schemaTypes})

const arranged = sections.flatMap(({name, fields}) =>
  layoutsOf(fields).map((layout) => [name, layout] as const),
)

/** A page with one section, whose arrays of objects have one empty item each. */
function pageWith(type: string, layout: string) {
  const fields = z
    .array(z.custom<Described>())
    .parse(sections.find(({name}) => name === type)?.fields ?? [])
  const items = fields.flatMap(({name, of}) => {
    const [member] = of ?? []
    const isObject = types.some((one) => one.name === member?.type && one.type === 'object')
    return isObject ? [[name, [{_key: 'item', _type: member?.type}]] as const] : []
  })
  return {
    _type: 'page',
    sections: [{_key: 'section', _type: type, layout, ...Object.fromEntries(items)}],
  }
}

type Page = ReturnType<typeof pageWith>

async function errorsOf(document: Page) {
  return (await errorsIn(schema, document)).filter(({path}) => path[0] === 'sections')
}

/** Paths of required values that are missing in the section. */
async function missingIn(document: Page): Promise<Path[]> {
  const errors = await errorsOf(document)
  return errors.filter(({message}) => message === 'Required').map(({path}) => path)
}

/** Tells whether the form hides the field at a path or its array. */
function isHidden(document: Page, path: Path): boolean {
  const section = sections.find(({name}) => name === document.sections[0]?._type)
  const [field, member] = path.slice(2).filter((part) => typeof part === 'string')
  const outer = z
    .array(z.custom<Described>())
    .parse(section?.fields ?? [])
    .find(({name}) => name === field)
  const inner = types
    .find(({name}) => name === outer?.of?.[0]?.type)
    ?.fields?.find(({name}) => name === member)
  return [outer, inner].some((described) => described?.hidden?.({document, path}) === true)
}

describe('requiredInLayouts', () => {
  it.each(arranged)(
    'section %s with layout %s requires no field that it hides',
    async (type, layout) => {
      const document = pageWith(type, layout)
      const missing = await missingIn(document)
      expect(missing.filter((path) => isHidden(document, path))).toEqual([])
    },
  )

  it('requires a field that another layout of the section omits', async () => {
    const missingFrom = async (layout: string) =>
      (await missingIn(pageWith('points', layout))).map((path) => path.at(-1))
    expect(await missingFrom('grid')).toEqual(['heading', 'title', 'text', 'icon'])
    expect(await missingFrom('numbers')).toEqual(['heading', 'title'])
  })

  it('keeps the limits of a required field', async () => {
    const page = pageWith('figures', 'slip')
    const fact = (_key: string) => ({_key, _type: 'shortFact', value: 'a', label: 'b'})
    const facts = ['1', '2', '3', '4', '5'].map(fact)
    const sections = page.sections.map((section) => ({...section, facts}))
    const errors = await errorsOf({...page, sections})
    expect(errors.map(({message}) => message)).toEqual(['Must have at most 4 items'])
  })
})
