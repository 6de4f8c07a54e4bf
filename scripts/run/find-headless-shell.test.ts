import {findHeadlessShell} from './find-headless-shell.ts'

describe('findHeadlessShell', () => {
  it('takes what is named', () => {
    expect(findHeadlessShell({CHROMIUM_SHELL_PATH: process.execPath})).toBe(process.execPath)
  })

  it('takes nothing else for what is named and does not exist', () => {
    expect(() => findHeadlessShell({CHROMIUM_SHELL_PATH: '/nowhere/shell'})).toThrow(
      'CHROMIUM_SHELL_PATH names /nowhere/shell, which does not exist.',
    )
  })
})
