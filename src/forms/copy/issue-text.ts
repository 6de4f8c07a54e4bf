/** "Required" and "Invalid email", which the specification fixes (FORM-3), do not say what to do where. */
const maxTerseWords = 2

/**
 * Says what is wrong with a field where the field itself is not beside it.
 *
 * @param label - what the field is called
 * @param message - what is said beside it; may be empty
 * @returns the same words, after the label where they are too few to name the field
 */
export function issueText(label: string, message: string): string {
  if (message === '') return label
  return message.split(' ').length > maxTerseWords ? message : `${label}: ${message}`
}
