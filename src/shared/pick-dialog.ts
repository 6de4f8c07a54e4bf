interface Opens {
  /** A `null` subject matches all links. */
  dialog: {name: string; subject: string | null}
}

/** Returns the dialog for a link. A dialog for the link's subject takes precedence over the general one (CARER-1). */
export function pickDialog<Candidate extends Opens>(
  candidates: readonly Candidate[],
  name: string,
  subject: string | null,
): Candidate | undefined {
  const named = candidates.filter(({dialog}) => dialog.name === name)
  return (
    named.find(({dialog}) => dialog.subject === subject) ??
    named.find(({dialog}) => dialog.subject === null)
  )
}
