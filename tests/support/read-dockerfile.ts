/** One instruction of a Dockerfile. */
export interface DockerfileStep {
  /** In capitals, for instance `RUN`. */
  instruction: string
  text: string
}

/** What stands between one FROM and the next. */
export interface DockerfileStage {
  name: string
  /** An image, or the name of an earlier stage. */
  from: string
  steps: DockerfileStep[]
}

/**
 * Reads the stages of a Dockerfile, as far as ours goes: comments on lines of their own, continued lines, no heredocs.
 * Source: Dockerfile reference, "Format".
 *
 * @param text - of the file
 * @returns its stages in order, continued lines joined by a blank
 * @throws Error when something stands before the first FROM, or is no instruction
 */
export function readDockerfile(text: string): DockerfileStage[] {
  const stages: DockerfileStage[] = []
  const joined = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
  for (const line of joined.split('\n')) {
    const [, instruction, rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (instruction === undefined) throw new Error(`This is no instruction: ${line}`)
    if (instruction === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []
      stages.push({name, from, steps: []})
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`This stands before the first FROM: ${line}`)
    stage.steps.push({instruction, text: rest.replace(/\s+/g, ' ')})
  }
  return stages
}
