/** Site settings on sample clinicians, ratings, quotes and places. */
export interface SampleSettings {
  show?: boolean | null | undefined
}

/** Real items are always shown, samples only when the settings allow it. The default is sample (LAW-11). */
export function isShown(
  item: {isSample?: boolean | null},
  samples: SampleSettings | null | undefined,
): boolean {
  return item.isSample === false || samples?.show === true
}

/** Removes samples from all lists unless the site settings show them. Every page's content passes through it. */
export function omitSamples<Content>(
  content: Content,
  samples: SampleSettings | null | undefined,
): Content
export function omitSamples(content: unknown, samples: SampleSettings | null | undefined): unknown {
  if (samples?.show === true) return content
  return removeSamples(content)
}

function removeSamples(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.filter((item: unknown) => !isSample(item)).map(removeSamples)
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, removeSamples(value)]),
  )
}

const isSample = (item: unknown) =>
  typeof item === 'object' && item !== null && 'isSample' in item && item.isSample !== false
