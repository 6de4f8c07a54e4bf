import {runInNewContext} from 'node:vm'
import {hideDismissedScript} from './dismissal.ts'

/** Runs the script as a browser would, with what it reaches for. */
function run(script: string, stored: string | null): boolean {
  const bar = {hidden: false}
  const localStorage = {getItem: () => stored}
  const document = {getElementById: () => bar}
  runInNewContext(script, {localStorage, document})
  return bar.hidden
}

describe('hideDismissedScript', () => {
  it('hides a bar that was closed before, and no other (NURSE-1)', () => {
    expect(run(hideDismissedScript('banner-nurse'), '1')).toBe(true)
    expect(run(hideDismissedScript('banner-nurse'), null)).toBe(false)
  })

  it('keeps to its script element, whatever an editor types as key', () => {
    expect(hideDismissedScript('</script><script>alert(1)')).not.toContain('</script>')
  })
})
