import {definedItems} from '#lib/defined-items.ts'

interface ClinicianSection<Clinician> {
  kind: string | null
  firstIds: readonly (string | null)[] | null
  clinicians: readonly Clinician[] | null
}

/** Returns all clinicians of a section's kind, so that new ones appear automatically; the editor's choices first. */
export function cliniciansOfKind<Clinician extends {_id: string; kind: string | null}>({
  kind,
  firstIds,
  clinicians,
}: ClinicianSection<Clinician>): Clinician[] {
  const all = definedItems(clinicians).filter((clinician) => clinician.kind === kind)
  const ids = definedItems(firstIds)
  const first = ids.flatMap((id) => all.filter(({_id}) => _id === id))
  return [...first, ...all.filter(({_id}) => !ids.includes(_id))]
}
