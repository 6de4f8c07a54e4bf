const emailPattern = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/

export function checkEmail(text: string): string | true {
  return emailPattern.test(text) ? true : 'Write one e-mail address, such as hello@example.org.'
}

export function checkPhone(text: string): string | true {
  const digits = text.replace(/\D/g, '')
  return /^\+?[\d\s()-]+$/.test(text.trim()) && digits.length >= 3 && digits.length <= 15
    ? true
    : 'Write a telephone number in digits, such as 020 7946 0123.'
}

/** Checks the template of page titles, in which `%s` is the title. */
export function checkTitleTemplate(text: string): string | true {
  const placeholders = text.match(/%\w?/g) ?? []
  return placeholders.length === 1 && placeholders[0] === '%s'
    ? true
    : 'Write %s once, where the title of the page stands; nothing fills other placeholders.'
}
