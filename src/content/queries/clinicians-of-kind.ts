import {definedItems} from '#lib/defined-items.ts'

interface ClinicianSection<Clinician> {
  kind: string | null
  firstIds: readonly (string | null)[] | null
  clinicians: readonly Clinician[] | null
}

/**
 * Lists whom a section shows: everybody of its kind, so that a new colleague needs no place in a list. Those whom an
 * editor put first come first, in that order.
 *
 * @param section - as `cliniciansOfKindFields` reads it
 */
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
