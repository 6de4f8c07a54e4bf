/** When a document and the shared sections in it were last changed, as queries return it (`sharedFields`). */
interface Modified {
  readonly _updatedAt: string
  readonly shared: readonly {readonly modified: string | null}[] | null
}

/**
 * Says when what stands on a page was last changed.
 *
 * @param page - its document, and the shared sections that it refers to
 * @returns the latest of the moments, as RFC 3339 has it
 */
export function lastModified({_updatedAt, shared}: Modified): string {
  // All are in UTC and to the second or finer, so that the order of the letters is that of time.
  return (shared ?? []).reduce(
    (latest, {modified}) => (modified !== null && modified > latest ? modified : latest),
    _updatedAt,
  )
}
