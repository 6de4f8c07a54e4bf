/** What one part of the service says about itself. */
export interface PartStatus {
  name: string
  isUp: boolean
  /** Where it is, since when it is up, or why it is not. */
  detail: string
}
