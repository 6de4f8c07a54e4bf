import {z} from 'zod'
import {daylightAt} from '#lib/daylight.ts'
import {londonDay} from '#lib/london-day.ts'
import type {ContentChange} from '#shared/content-change.ts'
import {homePath} from '#shared/paths.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'

/** Revision and path or slug of every published document. */
export const contentStateSchema = z.array(
  z.object({_id: z.string(), _type: z.string(), _rev: z.string(), slug: z.string().nullable()}),
)

export type ContentState = z.output<typeof contentStateSchema>

/**
 * Adds the day to the revision of the site settings, on which all pages depend, because pages show dates that change
 * daily, and the state of the sky to the home page's, because its hero shows it.
 */
export const atTime = (state: ContentState, now: Date): ContentState =>
  state.map((document) => {
    const {_id, _rev, slug} = document
    if (_id === 'siteSettings') return {...document, _rev: `${_rev} ${londonDay(now)}`}
    return slug === homePath ? {...document, _rev: `${_rev} ${daylightAt(now)}`} : document
  })

/** Changes whenever `atTime` returns another state. */
export const clockState = (now: Date): string => `${londonDay(now)} ${daylightAt(now)}`

export interface DatedSteps {
  steps: WaitingSteps
  /** Time of the count that changed them. */
  since: string
}

/**
 * Adds the steps to the revision of the area check's copy, which every page that shows them includes (AREA-5). The
 * time tells steps apart from the same ones earlier: a process may stop after it rendered pages with others.
 *
 * @param known - null before the first count
 */
export function withWaitingSteps(state: ContentState, known: DatedSteps | null): ContentState {
  if (known === null) return state
  return state.map((document) =>
    document._id === 'coverageText'
      ? {...document, _rev: `${document._rev} ${known.since}`}
      : document,
  )
}

/** Returns the changes between two states, in the webhook's format. */
export function changesBetween(before: ContentState, after: ContentState): ContentChange[] {
  const old = new Map(before.map((document) => [document._id, document]))
  const changes: ContentChange[] = []
  for (const {_id, _type, _rev, slug} of after) {
    const previous = old.get(_id)
    old.delete(_id)
    if (previous?._rev === _rev) continue
    const operation = previous === undefined ? 'create' : 'update'
    changes.push({_id, _type, slug, previousSlug: previous?.slug ?? null, operation})
  }
  for (const {_id, _type, slug} of old.values()) {
    changes.push({_id, _type, slug: null, previousSlug: slug, operation: 'delete'})
  }
  return changes
}
