/** The part of the site settings that decides about invented people, ratings, quotes and places. */
export interface SampleSettings {
  show?: boolean | null | undefined
}

/**
 * Says whether something may be shown: what is real always, what is invented only while the site settings say so
 * (LAW-11).
 *
 * @param item - a clinician or a quote; it is real only if it says so
 * @param samples - `sampleData` of the site settings; examples are hidden unless it shows them
 */
export function isShown(
  item: {isSample?: boolean | null},
  samples: SampleSettings | null | undefined,
): boolean {
  return item.isSample === false || samples?.show === true
}

/**
 * Leaves invented people and quotes out of every list in what a query returned, unless the site settings show them. The
 * one place that does so for pages: whatever a section lists has gone through it. Documents say that they are invented
 * by the fragments of `src/content/fragments/samples.ts`.
 *
 * @param content - any JSON value
 * @param samples - `sampleData` of the site settings
 * @returns a copy of the same shape, with fewer items in its lists
 */
export function withoutSamples<Content>(
  content: Content,
  samples: SampleSettings | null | undefined,
): Content
export function withoutSamples(
  content: unknown,
  samples: SampleSettings | null | undefined,
): unknown {
  if (samples?.show === true) return content
  return removeSamples(content)
}

function removeSamples(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.filter((item: unknown) => !isInvented(item)).map(removeSamples)
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, removeSamples(value)]),
  )
}

const isInvented = (item: unknown) =>
  typeof item === 'object' && item !== null && 'isSample' in item && item.isSample !== false
