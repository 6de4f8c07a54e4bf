import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {CookieChoiceSection} from './cookie-choice.section.tsx'

const section = sectionState('cookieChoice')
const unavailable = section.consent?.unavailable ?? ''

describe('CookieChoiceSection', () => {
  it('preselects no and disables its button without JavaScript (LAW-5)', async () => {
    setAnalyticsKey('phc_example')
    const tree = await renderTree(<CookieChoiceSection section={section} />)
    expect(tree.querySelector('[checked]')?.getAttribute('value')).toBe('no')
    expect(tree.querySelector('button')?.hasAttribute('disabled')).toBe(true)
    expect(tree.querySelector('noscript')?.text).toContain(section.consent?.withoutScript)
    expect(tree.text).not.toContain(unavailable)
  })

  it('offers no choice when the site has no analytics key (AN-1)', async () => {
    setAnalyticsKey(null)
    const tree = await renderTree(<CookieChoiceSection section={section} />)
    expect(tree.querySelector('form')).toBeNull()
    expect(tree.querySelectorAll('p').map(({text}) => text)).toEqual([unavailable])
  })
})
