/** A metric with one value for each set of labels. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge'
  samples: readonly {labels?: Readonly<Record<string, string>>; value: number}[]
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** Prometheus' text format (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .filter(({samples}) => samples.length > 0)
    .flatMap(({name, help, type, samples}) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({labels, value}) => `${name}${labelsOf(labels)} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function labelsOf(labels: Readonly<Record<string, string>> = {}): string {
  const parts = Object.entries(labels).map(([name, value]) => {
    const escaped = value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
    return `${name}="${escaped}"`
  })
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}
