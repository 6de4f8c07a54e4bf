/**
 * Length of messages such as "Required" and "Invalid email", which don't name their field. The specification fixes
 * them (FORM-3).
 */
const maxTerseWords = 2

/**
 * Returns a field's error for an error summary, with the label if the message doesn't name the field.
 * @param message - shown beside the field; may be empty
 */
export function issueText(label: string, message: string): string {
  if (message === '') return label
  return message.split(' ').length > maxTerseWords ? message : `${label}: ${message}`
}
