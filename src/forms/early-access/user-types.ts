import type {Role} from '#forms/sending/payloads.ts'

/** What the list offers, by what is sent for it (FORM-2, API-1). The Studio protects these words. */
const roles = new Map<string, Role>([
  ['Patient', 'patient'],
  ['GP', 'GP'],
  ['Specialist', 'SPECIALIST'],
  ['Nurse', 'NURSE'],
  ['Carer', 'CARER'],
])

/**
 * Pairs the choices of the early-access form with the roles they are sent as.
 *
 * @param options - the choices, as the dataset has them
 * @throws Error naming a choice that no role belongs to
 */
export function userTypes(options: readonly string[]): {label: string; role: Role}[] {
  return options.map((label) => {
    const role = roles.get(label)
    if (role !== undefined) return {label, role}
    const known = [...roles.keys()].join(', ')
    throw new Error(
      `The early-access form offers "${label}", for which there is no role. Offer ${known} in the Studio under "Words of a form".`,
    )
  })
}
