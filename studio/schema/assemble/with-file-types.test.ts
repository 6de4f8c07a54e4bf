import {shareImageTypes} from '#studio/schema/fields.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {withFileTypes} from './with-file-types.ts'

interface Field {
  readonly name?: string | undefined
  readonly type?: string | undefined
  readonly options?: unknown
  readonly fields?: readonly Field[] | undefined
  readonly of?: readonly Field[] | undefined
}

const types: readonly Field[] = schemaTypes
const acceptOf = ({options}: Field): unknown =>
  typeof options === 'object' && options !== null ? Reflect.get(options, 'accept') : undefined

const nested = (field: Field): Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.of ?? [])].flatMap(nested),
]

const messageOf = (options: object, reference: string): unknown => {
  const rules: unknown = Reflect.get(withFileTypes({type: 'image', options}), 'validation')
  const value = {_type: 'image', asset: {_type: 'reference', _ref: reference}}
  const rule = {custom: (check: (value: unknown) => unknown) => check(value)}
  return typeof rules === 'function' ? Reflect.apply(rules, undefined, [rule]) : undefined
}

const image = 'image-d3101931a3b307b3a5e81335d6daa895e79b3335-1200x630'

describe('withFileTypes', () => {
  it('limits every picture and every file', () => {
    const files = types.flatMap(nested).filter(({type}) => type === 'image' || type === 'file')
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((field) => acceptOf(field) === undefined)).toEqual([])
  })

  it('names the types and what to do', () => {
    expect(messageOf({}, `${image}-svg`)).toEqual([true])
    expect(String(messageOf({}, `${image}-heif`))).toContain('HEIF; only JPEG, PNG, WebP')
    const pdf = {accept: 'application/pdf'}
    expect(String(messageOf(pdf, 'file-1234-docx'))).toContain('DOCX; only PDF fits here')
  })

  it('accepts no SVG as the share image of a page or the site (SEO-6)', () => {
    const shared = types
      .filter(({name}) => name === 'seo' || name === 'siteSettings')
      .flatMap(nested)
      .filter(({type}) => type === 'image')
    expect(shared.map(acceptOf)).toEqual([shareImageTypes, shareImageTypes])
    expect(shareImageTypes).not.toContain('svg')
  })
})
