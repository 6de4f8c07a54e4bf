import {definedItems} from '#lib/defined-items.ts'

interface ClinicianSection<Clinician> {
  kind: string | null
  items: readonly (string | null)[] | null
  clinicians: readonly Clinician[] | null
}

/** Returns all clinicians of a section's kind, so that new ones appear automatically; the editor's choices first. */
export function cliniciansOfKind<Clinician extends {_id: string; kind: string | null}>({
  kind,
  items,
  clinicians,
}: ClinicianSection<Clinician>): Clinician[] {
  const all = definedItems(clinicians).filter((clinician) => clinician.kind === kind)
  const ids = definedItems(items)
  const first = ids.flatMap((id) => all.filter(({_id}) => _id === id))
  return [...first, ...all.filter(({_id}) => !ids.includes(_id))]
}
