import {filterLists} from '#lib/filter-lists.ts'

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
export const omitSamples = <Content>(
  content: Content,
  samples: SampleSettings | null | undefined,
): Content => (samples?.show === true ? content : filterLists(content, (item) => !isSample(item)))

const isSample = (item: unknown) =>
  typeof item === 'object' && item !== null && 'isSample' in item && item.isSample !== false
