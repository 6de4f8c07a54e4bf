export interface DockerfileStep {
  /** In capitals, for instance `RUN`. */
  instruction: string
  text: string
}

export interface DockerfileStage {
  name: string
  /** An image, or the name of an earlier stage. */
  from: string
  steps: DockerfileStep[]
}

/**
 * Reads the stages of a Dockerfile. Supports comments on their own lines and continued lines, but no heredocs
 * (Dockerfile reference, "Format").
 *
 * @throws Error for a line that is not an instruction, or that precedes the first FROM
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
    if (instruction === undefined) throw new Error(`Not an instruction: ${line}`)
    if (instruction === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []
      stages.push({name, from, steps: []})
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`Before the first FROM: ${line}`)
    stage.steps.push({instruction, text: rest.replace(/\s+/g, ' ')})
  }
  return stages
}
