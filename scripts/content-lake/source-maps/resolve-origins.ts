import {isRecord} from '#content-lake/documents/document.ts'
import {type Origin, originOf, originWithin} from './origins.ts'
import {traceKey} from './trace.ts'

/** Source of a value: its origin, a trace to it, or `undefined` for a computed value. */
export type Source = {readonly origin: Origin} | {readonly trace: unknown} | undefined

/** Returns the source of each attribute of a projected object. */
export function sourcesOf(value: Readonly<Record<string, unknown>>): Map<string, Source> {
  const sources = new Map<string, Source>()
  const traces: unknown[] = Array.isArray(value[traceKey]) ? value[traceKey] : []
  for (const each of traces) {
    if (!isRecord(each)) continue
    const attribute = each['attribute']
    const splat = each['splat']
    if (typeof attribute === 'string') sources.set(attribute, {trace: each['trace']})
    else if (isRecord(splat)) addSplat(sources, splat)
  }
  return sources
}

function addSplat(sources: Map<string, Source>, splat: Readonly<Record<string, unknown>>): void {
  const origin = originOf(splat)
  const inner = origin ? undefined : sourcesOf(splat)
  for (const key of Object.keys(splat)) {
    sources.set(key, origin ? {origin: originWithin(origin, key)} : inner?.get(key))
  }
}

export function placeOf(source: Source): Origin | undefined {
  if (!source) return undefined
  if ('origin' in source) return source.origin
  const {trace} = source
  if (!isRecord(trace) || !('base' in trace)) return undefined
  const base = trace['base']
  const name = trace['name']
  const origin = originOf(base)
  if (typeof name !== 'string' || !isRecord(base)) return undefined
  return origin ? originWithin(origin, name) : placeOf(sourcesOf(base).get(name))
}

/** Returns the sources of the items of an array that a query created. */
export function itemSources(source: Source): Source[] {
  if (!source || 'origin' in source || !Array.isArray(source.trace)) return []
  return source.trace.map((each: unknown) => ({trace: each}))
}
