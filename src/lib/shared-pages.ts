/** A page as Next stores it: the parameters of a cache handler's `set` behind the key. */
export interface StoredPage {
  value: unknown
  context: unknown
}

/**
 * What processes of the site on several machines share of Next's page cache. None of it throws, and nothing that a
 * visitor waits for takes long (decision 65).
 */
export interface SharedPages {
  /** The newest change that this process knows of; `null` while it knows nothing of the others. */
  readonly position: number | null
  /** @returns a page that another process rendered, when nothing it shows has changed since that began */
  find: (key: string) => Promise<StoredPage | null>
  /** Lets the others have a page whose rendering began when `position` was what it is given as. */
  keep: (key: string, page: StoredPage, tags: readonly string[], position: number) => void
  /** Tells the others what is stale; resolves when they can know, or when that takes too long. */
  announce: (tags: readonly string[]) => Promise<void>
  /** @returns a static file of a build that another machine runs; its path begins behind `/_next/static` */
  findFile: (path: string) => Promise<Buffer | null>
}

declare global {
  /**
   * Next loads its cache handler by itself, the server in front is no bundle of Next's, and who opens the database is
   * one. `undefined`: there is one process, or none has been opened yet.
   */
  var sharedPages: SharedPages | undefined
}
