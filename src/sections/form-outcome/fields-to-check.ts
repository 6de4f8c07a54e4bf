import type {SectionProps} from '#content/section-props.ts'
import {issueText} from '#forms/engine/validate-field.ts'
import {definedItems} from '#lib/defined-items.ts'
import {fieldsToCheck} from '#shared/outcome-pages.ts'

interface FieldToCheck {
  name: string
  text: string
  /** Where the field is; null when the page does not lead back to the form. */
  href: string | null
}

/**
 * Lists the fields that may be why a form was not taken, with what to fill in. Which it was is not known here: the page
 * is the same for everybody.
 *
 * @param section - what a page says after a form
 * @returns nothing after a success
 */
export function listFieldsToCheck(section: SectionProps<'formOutcome'>['section']): FieldToCheck[] {
  const {form, key, copy, formPage} = section
  return fieldsToCheck(form, key).flatMap(({key: fieldName, name, error}) => {
    if (fieldName === 'yearsExperience' && formPage?.profession !== 'nurse') return []
    const words = definedItems(copy?.fields).find((candidate) => candidate.name === fieldName)
    if (words === undefined) return []
    const text = issueText(words.label, words[error] ?? '')
    const href = formPage?.sectionKey ? `${formPage.path}#${formPage.sectionKey}-${name}` : null
    return [{name, text, href}]
  })
}
