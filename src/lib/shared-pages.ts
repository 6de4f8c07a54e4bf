/** A page as Next stores it: the parameters of a cache handler's `set` behind the key. */
export interface StoredPage {
  value: unknown
  context: unknown
}

/** What a process knew of changes when it began to render a page. */
export interface KnownChanges {
  /** Names what is kept for all: where it was emptied, positions began anew and mean nothing to each other. */
  life: string
  /** The newest change that it had heard of; all before it had happened. */
  position: number
  /** How many tags it had made stale itself, whether or not the others had been told. */
  ownTags: number
}

/**
 * What processes of the site on several machines share of Next's page cache. None of it throws, and nothing that a
 * visitor waits for takes long (decision 59).
 */
export interface SharedPages {
  /** What this process knows of changes now; `null` while it knows nothing of the others. */
  known: () => KnownChanges | null
  /** Whether changes are being told and heard of. */
  isReachable: () => boolean
  /** @returns a page that another process rendered, when nothing it shows has changed since that began */
  find: (key: string) => Promise<StoredPage | null>
  /** Lets the others have a page; `known` is what was known when its rendering began. */
  keep: (key: string, page: StoredPage, tags: readonly string[], known: KnownChanges) => void
  /** Tells the others what is stale; resolves when they can know, or when that takes too long. */
  announce: (tags: readonly string[]) => Promise<void>
}

declare global {
  /**
   * Next loads its cache handler by itself, the edge server is no bundle of Next's, and who opens the database is
   * one. `undefined`: there is one process, or none has been opened yet.
   */
  var sharedPages: SharedPages | undefined
}
