import {jest} from '@jest/globals'
import {findProgram} from './find-program.ts'

const program = {
  name: 'Program',
  variable: 'PROGRAM_PATH',
  paths: ['/nowhere/program', process.execPath],
  debianPackage: 'program',
}

describe('findProgram', () => {
  it('returns the path of the environment variable, or the first installed path', () => {
    const named = {PROGRAM_PATH: import.meta.filename}
    expect(findProgram(program, named)).toBe(import.meta.filename)
    expect(findProgram(program, {PROGRAM_PATH: ''})).toBe(process.execPath)
  })

  it('throws when the environment variable names a missing file', () => {
    expect(() => findProgram(program, {PROGRAM_PATH: '/nowhere/other'})).toThrow(
      'PROGRAM_PATH names /nowhere/other, which does not exist.',
    )
  })

  it('explains how to install the program when installation fails', () => {
    const logged = jest.spyOn(console, 'info').mockReturnValue(undefined)
    // Only root installs packages.
    const asRoot = jest.spyOn(process, 'getuid').mockReturnValue(1000)
    expect(() => findProgram({...program, paths: ['/nowhere/program']}, {})).toThrow(
      'Install it (Debian: apt-get install program) or set PROGRAM_PATH.',
    )
    asRoot.mockRestore()
    logged.mockRestore()
  })
})
