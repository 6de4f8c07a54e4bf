import {runInNewContext} from 'node:vm'
import {hideDismissedScript} from './dismissal.ts'

/** Runs the script with stubbed globals. */
function run(script: string, stored: string | null): boolean {
  const bar = {hidden: false}
  const localStorage = {getItem: () => stored}
  const document = {getElementById: () => bar}
  runInNewContext(script, {localStorage, document})
  return bar.hidden
}

describe('hideDismissedScript', () => {
  it('hides only a dismissed bar (NURSE-1)', () => {
    expect(run(hideDismissedScript('banner-nurse'), '1')).toBe(true)
    expect(run(hideDismissedScript('banner-nurse'), null)).toBe(false)
  })

  it('escapes a closing script tag in the key', () => {
    expect(hideDismissedScript('</script><script>alert(1)')).not.toContain('</script>')
  })
})
