/** A change as another process told it. */
export interface SharedChange {
  position: number
  /** The process that told it. */
  origin: string
  tags: string[]
}

/** A page as it is kept for the other machines. */
export interface KeptPage {
  /** Of the store, as {@link SharedStore.open} named it when the rendering began: positions count within it. */
  life: string
  build: string
  key: string
  /** The newest change that was known when its rendering began. */
  position: number
  /** The process that rendered it, and its newest change that it knew of besides; 0 when there is none. */
  origin: string
  ownPosition: number
  tags: readonly string[]
  body: Buffer
}

/** For calls that nobody waits for, in milliseconds. */
export const storeTimeoutMs = 2000

/** A page is taken for fewer days than changes are kept, so that each change since its rendering is known. */
export const keptDays = {pages: 6, changes: 7} as const

/**
 * What a store throws that was emptied, or set back, since it was opened: positions of before mean nothing in it.
 */
export class StoreEmptiedError extends Error {
  override name = 'StoreEmptiedError'
}

/**
 * Where machines keep what they share (decision 59). Every call may fail, and each has failed after {@link
 * storeTimeoutMs}. A store that was emptied since it was opened takes and gives nothing that depends on positions: it
 * throws a {@link StoreEmptiedError} until it is opened again.
 */
export interface SharedStore {
  /**
   * Makes what is missing, also while other processes do.
   *
   * @returns a name for what is in the store: another one when it was emptied meanwhile. Positions count within it
   */
  open: () => Promise<string>
  /**
   * Tells a change. Changes become visible in the order of their positions: whoever has seen one has seen all before
   * it.
   *
   * @returns its position, 1 or more
   */
  append: (origin: string, tags: readonly string[]) => Promise<number>
  /** @returns changes after a position, in their order */
  changesAfter: (position: number) => Promise<SharedChange[]>
  /** @returns the stored bytes of a page, `null` when there are none or something that it shows has changed since */
  findPage: (build: string, key: string) => Promise<Buffer | null>
  /** Keeps a page unless one is there that was rendered knowing more, or another life began meanwhile. */
  keepPage: (page: KeptPage) => Promise<void>
  /** Deletes what no machine can need any more. */
  deleteOld: () => Promise<void>
  close: () => Promise<void>
}
