/**
 * @jest-environment jsdom
 */
import {runInNewContext} from 'node:vm'
import {themeScript} from './theme-script.ts'

const run = (storage: () => unknown) => {
  const sandbox = {document}
  Object.defineProperty(sandbox, 'localStorage', {get: storage})
  runInNewContext(themeScript, sandbox)
  return document.documentElement.className
}

beforeEach(() => {
  document.documentElement.className = 'fonts'
})

describe('themeScript', () => {
  it('sets the dark class when dark is stored', () => {
    expect(run(() => ({theme: 'dark'}))).toBe('fonts dark')
  })

  it('stays light by default and for other values', () => {
    expect(run(() => ({}))).toBe('fonts')
    expect(run(() => ({theme: 'light'}))).toBe('fonts')
    expect(run(() => ({theme: '<script>'}))).toBe('fonts')
  })

  it('does not throw when storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError')
    }
    expect(run(blocked)).toBe('fonts')
  })
})
