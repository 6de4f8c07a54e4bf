import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {variableNames} from '#config/configuration.ts'
import {variablesOfTools} from '#config/unknown-variables.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Variables of commands and tests, which the running site does not read. */
const ofCommands = ['STUDIO_USER', 'SANITY_HOSTED_TOKEN', 'CHROMIUM_PATH', 'REDIS_SERVER_PATH']
const all = [...new Set([...variableNames, ...variablesOfTools, ...ofCommands])].toSorted()

describe('docs/configuration.md', () => {
  it('lists every variable once, and no other', () => {
    const rows = read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` /gm)
    expect([...rows].map(([, name]) => name).toSorted()).toEqual(all)
  })
})

describe('.env.example', () => {
  it('lists every variable once, and sets none', () => {
    const lines = read('.env.example').split('\n')
    const names = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? [])
    expect(names.toSorted()).toEqual(all)
    expect(lines.filter((line) => !/^(#.*)?$/.test(line))).toEqual([])
  })
})
