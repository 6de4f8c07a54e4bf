import {isRecord} from '#content-lake/documents/document.ts'
import {type Origin, originOf, originWithin, type Step, stepTo} from './origins.ts'
import {itemSources, placeOf, type Source, sourcesOf} from './resolve-origins.ts'
import {traceKey} from './trace.ts'

/** Formats a path as the normalised JSONPath of source maps. */
export function jsonPath(steps: readonly Step[]): string {
  const written = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return typeof step === 'string' ? `['${escaped(step)}']` : `[?(@._key=='${escaped(step.key)}')]`
  })
  return `$${written.join('')}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}

/** Removes the traces from a result and collects the mappings. */
export class SourceMapBuilder {
  readonly #documents = new Map<string, {index: number; _type: string}>()
  readonly #paths = new Map<string, number>()
  readonly #mappings: Record<string, unknown> = {}

  /** Returns a value without traces, and adds its mappings. */
  take(value: unknown, path: readonly (string | number)[], source: Source): unknown {
    if (typeof value !== 'object' || value === null) {
      const place = value === null ? undefined : placeOf(source)
      if (place) this.#map(path, place)
      return value
    }
    const origin = originOf(value)
    if (origin) {
      this.#mapAll(value, path, origin)
      return value
    }
    if (Array.isArray(value)) {
      const sources = itemSources(source)
      return value.map((item: unknown, index) => this.take(item, [...path, index], sources[index]))
    }
    // Dates and paths of GROQ are computed values with their own JSON form.
    if (!isRecord(value) || 'toJSON' in value) return value
    const sources = sourcesOf(value)
    const entries = Object.entries(value).filter(([key]) => key !== traceKey)
    return Object.fromEntries(
      entries.map(([key, child]) => [key, this.take(child, [...path, key], sources.get(key))]),
    )
  }

  /** Returns a content source map (github.com/sanity-io/content-source-maps). */
  build() {
    const documents = [...this.#documents].map(([_id, {_type}]) => ({_id, _type}))
    return {documents, paths: [...this.#paths.keys()], mappings: this.#mappings}
  }

  #mapAll(value: unknown, path: readonly (string | number)[], origin: Origin): void {
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) =>
        this.#mapAll(item, [...path, index], originWithin(origin, stepTo(item, index))),
      )
    } else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value)) {
        this.#mapAll(child, [...path, key], originWithin(origin, key))
      }
    } else if (value !== null) this.#map(path, origin)
  }

  #map(path: readonly (string | number)[], {document, path: steps}: Origin): void {
    const id = typeof document['_originalId'] === 'string' ? document['_originalId'] : document._id
    const known = this.#documents.get(id) ?? {index: this.#documents.size, _type: document._type}
    this.#documents.set(id, known)
    const sourcePath = jsonPath(steps)
    const pathIndex = this.#paths.get(sourcePath) ?? this.#paths.size
    this.#paths.set(sourcePath, pathIndex)
    this.#mappings[jsonPath(path)] = {
      type: 'value',
      source: {type: 'documentValue', document: known.index, path: pathIndex},
    }
  }
}
