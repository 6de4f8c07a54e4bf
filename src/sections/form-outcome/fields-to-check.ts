import type {SectionProps} from '#content/section-props.ts'
import {issueText} from '#forms/engine/validate-field.ts'
import {definedItems} from '#lib/defined-items.ts'
import {fieldsToCheck} from '#shared/outcome-pages.ts'

interface FieldToCheck {
  name: string
  text: string
  /** Link to the field; null when the page does not link back to the form. */
  href: string | null
}

/**
 * Lists the fields that may have been missing or malformed, with what to enter. The page is static, so it cannot know
 * which one it was. The list is empty after a success.
 */
export function listFieldsToCheck(section: SectionProps<'formOutcome'>['section']): FieldToCheck[] {
  const {form, key, copy, formPage} = section
  return fieldsToCheck(form, key, formPage?.form?.profession).flatMap(
    ({key: fieldName, name, error}) => {
      const fieldCopy = definedItems(copy?.fields).find((candidate) => candidate.name === fieldName)
      if (fieldCopy === undefined) return []
      const text = issueText(fieldCopy.label, fieldCopy[error] ?? '')
      const href = formPage?.form ? `${formPage.path}#${formPage.form._key}-${name}` : null
      return [{name, text, href}]
    },
  )
}
