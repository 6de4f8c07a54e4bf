/** A field error in the summary. */
export interface FieldIssue {
  /** Id of the field to which the summary links. */
  id: string
  text: string
}

/** Outcome of the last attempt, with copy for the visitor. */
export type Outcome =
  | {kind: 'success'; message: string}
  | {kind: 'failure'; message: string; detail: string | null; issues: readonly FieldIssue[]}
  | null
