const mebibyte = 1024 * 1024

/** How much the edge server keeps on the disk, in bytes. */
export const mediaLimits = {
  /** Of everything together; registrations are kept on the same disk. */
  maxBytes: 512 * mebibyte,
  /** Of one file; what is larger is not kept. */
  maxFileBytes: 64 * mebibyte,
  /** Of what is fetched before anybody asks for it: the rest is for what somebody has asked for. */
  maxPreparedBytes: 256 * mebibyte,
} as const

/** What the edge server does for the rest of the process with the pictures and files it keeps. */
export interface SiteMedia {
  /**
   * Makes sure that a file is kept, before anybody asks for it.
   *
   * @param url - its address on this site
   * @throws when it cannot be had now
   */
  prepare: (url: string) => Promise<void>
  /**
   * Removes what belongs to no asset any more.
   *
   * @param assets - the names of the files of all assets there are
   */
  retain: (assets: ReadonlySet<string>) => void
}

declare global {
  /** The edge server is no bundle of Next's; `undefined` where there is none. */
  var siteMedia: SiteMedia | undefined
}
