import type {Profession} from '#model/forms.ts'
import type {ProviderInterestCopy} from '#forms/copy/copy-of-forms.ts'

const keys = {
  gp: 'titleGp',
  nurse: 'titleNurse',
  specialist: 'titleSpecialist',
  carer: 'titleCarer',
} as const satisfies Record<Profession, string>

/**
 * @param words - of the form
 * @param profession - whom it registers
 * @returns the title of the form
 */
export function providerTitle(copy: ProviderInterestCopy, profession: Profession): string {
  return copy.messages[keys[profession]]
}
