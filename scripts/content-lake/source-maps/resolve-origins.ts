import {isRecord} from '#content-lake/documents/document.ts'
import {type Origin, originOf, originWithin, stepTo} from './origins.ts'
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
  if (typeof name === 'number' && Array.isArray(base)) {
    const index = name < 0 ? name + base.length : name
    return origin && originWithin(origin, stepTo(base[index], index))
  }
  if (typeof name !== 'string' || !isRecord(base)) return undefined
  return origin ? originWithin(origin, name) : placeOf(sourcesOf(base).get(name))
}

/** Returns the sources of the items of an array that a query created. */
export function itemSources(source: Source): Source[] {
  if (!source || 'origin' in source) return []
  const {trace} = source
  if (Array.isArray(trace)) return trace.map((each: unknown) => ({trace: each}))
  if (!isRecord(trace)) return []
  if ('flat' in trace) return itemSources({trace: trace['flat']}).flatMap(flattened)
  return 'sliced' in trace ? sliceSources(trace['sliced'], trace['name']) : []
}

function flattened(source: Source): Source[] {
  const array = tracedValue(source)
  const place = placeOf(source)
  if (Array.isArray(array)) {
    return array.map((item: unknown, index) =>
      place ? {origin: originWithin(place, stepTo(item, index))} : undefined,
    )
  }
  const nested = itemSources(source)
  return nested.length > 0 ? nested : [source]
}

function tracedValue(source: Source): unknown {
  if (!source || !('trace' in source) || !isRecord(source.trace)) return undefined
  const base = source.trace['base']
  const name = source.trace['name']
  return isRecord(base) && typeof name === 'string' ? base[name] : undefined
}

function sliceSources(array: unknown, range: unknown): Source[] {
  const origin = originOf(array)
  if (!origin || !Array.isArray(array) || !Array.isArray(range)) return []
  const bounds: unknown[] = range
  const [left, right, isInclusive] = bounds
  if (typeof left !== 'number' || typeof right !== 'number') return []
  const from = Math.max(0, left < 0 ? array.length + left : left)
  const last = right < 0 ? array.length + right : right
  const to = Math.max(0, isInclusive === true ? last + 1 : last)
  return array.slice(from, to).map((item: unknown, index) => ({
    origin: originWithin(origin, stepTo(item, from + index)),
  }))
}
