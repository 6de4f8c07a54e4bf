/** What a link can open. */
interface Opens {
  /** How links name it, and the one subject it is there for; null for all others. */
  dialog: {name: string; subject: string | null}
}

/**
 * Chooses what a link to a dialog opens: what is there for its subject alone comes before the general one (CARER-1,
 * carer).
 *
 * @param candidates - what can be opened
 * @param name - the dialog the link names
 * @param subject - the service, profession or store it is about
 * @returns one of the candidates, or undefined when none has the name
 */
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
