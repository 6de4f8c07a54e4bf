import {mapChildren, type SchemaNode} from './map-children.ts'

interface CustomRule {
  custom: (check: (value: unknown) => string | true) => unknown
}

/** The types of files that the site uses, with their extension in the content lake and their name for editors. */
const fileTypes = {
  'image/jpeg': {extension: 'jpg', title: 'JPEG'},
  'image/png': {extension: 'png', title: 'PNG'},
  'image/webp': {extension: 'webp', title: 'WebP'},
  'image/avif': {extension: 'avif', title: 'AVIF'},
  'image/gif': {extension: 'gif', title: 'GIF'},
  'image/svg+xml': {extension: 'svg', title: 'SVG'},
  'video/mp4': {extension: 'mp4', title: 'MP4'},
  'video/webm': {extension: 'webm', title: 'WebM'},
  'text/vtt': {extension: 'vtt', title: 'VTT'},
  'application/pdf': {extension: 'pdf', title: 'PDF'},
} as const

type FileType = keyof typeof fileTypes

const isFileType = (type: string): type is FileType => type in fileTypes

/** Every type that a field takes, as the value of the attribute `accept`. */
export const allFileTypes = Object.keys(fileTypes).join()

const pictureTypes = Object.keys(fileTypes)
  .filter((type) => type.startsWith('image/'))
  .join()

/**
 * Limits every picture and file, at any depth, to the types of its option `accept`; a picture without the option to
 * those that browsers show. The file dialog, the description and a rule name the same types.
 */
export function withFileTypes<Type extends object>(type: Type): Type
export function withFileTypes(type: SchemaNode): object {
  const {type: kind, options, description = '', validation} = type
  const children = mapChildren(type, withFileTypes)
  const accept = options?.accept ?? (kind === 'image' ? pictureTypes : undefined)
  if (accept === undefined) return {...type, ...children}
  const types = accept.split(',').filter(isFileType)
  return {
    ...type,
    ...children,
    options: {...options, accept},
    description: `${description} ${titlesOf(types)}.`.trim(),
    validation: (rule: CustomRule) =>
      [validation?.(rule) ?? [], rule.custom((value) => checkFileType(value, types))].flat(),
  }
}

/** @returns true or a message for editors */
function checkFileType(value: unknown, types: readonly FileType[]): string | true {
  const reference = /"_ref":"(?:image|file)-[^"]+-([a-z0-9]+)"/.exec(JSON.stringify(value))
  const extension = reference?.[1]
  if (extension === undefined) return true
  if (types.some((type) => fileTypes[type].extension === extension)) return true
  const isPhoto = types.includes('image/jpeg')
  const advice = isPhoto ? 'Save it as JPEG and upload that.' : 'Upload such a file.'
  return `This is a file of the type ${extension.toUpperCase()}; only ${titlesOf(types)} fits here. ${advice}`
}

const titlesOf = (types: readonly FileType[]): string =>
  new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(
    types.map((type) => fileTypes[type].title),
  )
