import {jest} from '@jest/globals'
import {findProgram} from './find-program.ts'

const program = {
  name: 'Program',
  variable: 'PROGRAM_PATH',
  paths: ['/nowhere/program', process.execPath],
  packageName: 'program',
}

describe('findProgram', () => {
  it('takes what is named, or what is there', () => {
    const named = {PROGRAM_PATH: import.meta.filename}
    expect(findProgram(program, named)).toBe(import.meta.filename)
    expect(findProgram(program, {PROGRAM_PATH: ''})).toBe(process.execPath)
  })

  it('takes nothing else for what is named and does not exist', () => {
    expect(() => findProgram(program, {PROGRAM_PATH: '/nowhere/other'})).toThrow(
      'PROGRAM_PATH names /nowhere/other, which does not exist.',
    )
  })

  it('says what to do when it cannot be installed', () => {
    const logged = jest.spyOn(console, 'info').mockReturnValue(undefined)
    // Who is not root installs nothing.
    const asRoot = jest.spyOn(process, 'getuid').mockReturnValue(1000)
    expect(() => findProgram({...program, paths: ['/nowhere/program']}, {})).toThrow(
      'Install it (Debian: apt-get install program) or set PROGRAM_PATH.',
    )
    asRoot.mockRestore()
    logged.mockRestore()
  })
})
