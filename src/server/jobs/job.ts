/** Something that runs beside the requests. */
export interface Job {
  /** Takes up nothing new; resolves when what is being done is done. */
  stop: () => Promise<void>
}
