import {z} from 'zod'
import {EnvironmentError, readEnvironment} from './read-environment.ts'

const schema = z.object({
  PORT: z.coerce.number().int().default(3000),
  SECRET: z.string().min(16, 'is too short').describe('Signs links.'),
})

describe('readEnvironment', () => {
  it('parses variables, and treats an empty one as missing', () => {
    const SECRET = 'a-long-enough-secret'
    expect(readEnvironment(schema, {PORT: '', SECRET})).toEqual({PORT: 3000, SECRET})
  })

  it('throws an error that names each wrong variable, its purpose and the file to set it in', () => {
    const read = () => readEnvironment(schema, {PORT: 'many', SECRET: 'short'})
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(/PORT: .*\n.*SECRET: is too short\. Signs links\.\n.*\.env\.local/s)
  })

  it('applies cross-variable rules even when a variable is malformed', () => {
    const rule = ({SECRET, HINT}: Readonly<Record<string, string | undefined>>) =>
      SECRET === HINT ? [{name: 'HINT', message: 'must not tell the secret.'}] : []
    const read = () => readEnvironment(schema, {PORT: 'many', SECRET: 'x', HINT: 'x'}, [rule])
    expect(read).toThrow(/PORT: .*\n.*SECRET: .*\n {2}HINT: must not tell the secret\.\n/s)
    expect(readEnvironment(schema, {SECRET: 'a-long-enough-secret'}, [rule]).PORT).toBe(3000)
  })
})
