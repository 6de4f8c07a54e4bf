import {z} from 'zod'
import type {AcceptedAdvisory} from './accepted-advisories.ts'

/** The relevant part of `npm audit --json`. Strings in `via` name packages that depend on a vulnerable one. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({name: z.string(), title: z.string(), url: z.string(), severity: z.string()}),
        ]),
      ),
    }),
  ),
})
const refusalSchema = z.object({message: z.string()})

export type Verdict =
  /** The registry returned no report. */
  | {kind: 'unchecked'; reason: string}
  /** The problems as messages; empty without any. */
  | {kind: 'checked'; issues: string[]}

/** Compares the JSON of `npm audit --json` with the advisories that are accepted on a day such as `2026-11-22`. */
export function judgeAudit(
  output: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): Verdict {
  const json = parse(output)
  const report = reportSchema.safeParse(json)
  if (!report.success) {
    const refusal = refusalSchema.safeParse(json)
    return {kind: 'unchecked', reason: refusal.data?.message ?? 'npm printed no report'}
  }
  const found = new Map(
    Object.values(report.data.vulnerabilities)
      .flatMap(({via}) => via)
      .flatMap((via) => (typeof via === 'string' ? [] : [[idOf(via.url), via] as const])),
  )
  const ids = new Set(accepted.map(({id}) => id))
  return {
    kind: 'checked',
    issues: [
      ...[...found]
        .filter(([id]) => !ids.has(id))
        .map(([id, {name, title, severity}]) => `${id} (${severity}), ${name}: ${title}`),
      ...accepted
        .filter(({id}) => !found.has(id))
        .map(({id}) => `${id} is accepted and not there any more: take it from the list`),
      ...accepted
        .filter(({until}) => until <= today)
        .map(({id, until}) => `${id} was accepted until ${until}: look at it again`),
    ],
  }
}

const idOf = (url: string): string => url.split('/').at(-1) ?? url

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
