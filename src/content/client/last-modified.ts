/** Query result with `sharedFields`. */
interface Modified {
  readonly _updatedAt: string
  readonly shared: readonly {readonly modified: string | null}[] | null
}

/** Returns when a page's document or one of its shared sections last changed (RFC 3339). */
export function lastModified({_updatedAt, shared}: Modified): string {
  // All timestamps are in UTC, so string order is time order.
  return (shared ?? []).reduce(
    (latest, {modified}) => (modified !== null && modified > latest ? modified : latest),
    _updatedAt,
  )
}
