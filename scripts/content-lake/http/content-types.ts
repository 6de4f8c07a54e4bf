import {extname} from 'node:path'
import types from './content-types.json' with {type: 'json'}

const contentTypes: Readonly<Record<string, string>> = types

export const jsonType = 'application/json; charset=utf-8'

/** Returns the content type for a file name, by default `application/octet-stream`. */
export function contentTypeOf(fileName: string): string {
  return contentTypes[extname(fileName).toLowerCase()] ?? 'application/octet-stream'
}
