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
  it('turns the night on before the first paint when it was chosen', () => {
    expect(run(() => ({theme: 'dark'}))).toBe('fonts dark')
  })

  it('leaves the page light by default and for any other value', () => {
    expect(run(() => ({}))).toBe('fonts')
    expect(run(() => ({theme: 'light'}))).toBe('fonts')
    expect(run(() => ({theme: '<script>'}))).toBe('fonts')
  })

  it('never throws, not even where storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError')
    }
    expect(run(blocked)).toBe('fonts')
  })

  it('is small enough to stand in every page', () => {
    expect(themeScript.length).toBeLessThan(120)
  })
})
