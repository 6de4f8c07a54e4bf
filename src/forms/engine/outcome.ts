/** A field that has to be looked at again, as the summary above the form names it. */
export interface FieldIssue {
  /** Of the field; the link in the summary leads there. */
  id: string
  text: string
}

/** What came of the last attempt, in words for the visitor. */
export type Outcome =
  | {kind: 'success'; message: string}
  | {kind: 'failure'; message: string; detail: string | null; issues: readonly FieldIssue[]}
  | null
