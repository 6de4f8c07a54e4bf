export const professions = ['gp', 'nurse', 'specialist', 'carer'] as const

export type Profession = (typeof professions)[number]

/** Roles in the API (API-2). */
export const roleOfProfession = {
  gp: 'GP',
  nurse: 'NURSE',
  specialist: 'SPECIALIST',
  carer: 'CARER',
} as const satisfies Record<Profession, string>

/** Inverse of `roleOfProfession`; null for patients. */
export const professionOfRole = (role: string): Profession | null =>
  professions.find((profession) => roleOfProfession[profession] === role) ?? null
