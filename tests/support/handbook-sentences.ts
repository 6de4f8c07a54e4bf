/** From here on the handbook speaks to developers. */
const end = '\n## For developers\n'

/**
 * Collects what the editors' handbook tells them, sentence by sentence, without its headings, tables and pictures.
 *
 * @param handbook - as Markdown
 * @returns each sentence once, from top to bottom
 * @throws Error when the part for developers, which is left out, is not there
 */
export function sentencesOfHandbook(handbook: string): string[] {
  const [told, rest] = handbook.split(end)
  if (told === undefined || rest === undefined) throw new Error('Where do developers begin?')
  const lines = told
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#|]|^!\[/.test(line))
    .map((line) => line.replace(/^(?:-|\d+\.) /, ''))
  // A sentence that is quoted ends before its closing mark.
  return [...new Set(lines.flatMap((line) => line.split(/(?<=[.?!]`?)\s+(?=[A-Z`*])/)))]
}
