import {renderToStaticMarkup} from 'react-dom/server'
import {stepsFixtures} from './steps.fixtures.ts'
import {StepsSection} from './steps.section.tsx'

const render = (section: (typeof stepsFixtures)['full']) =>
  renderToStaticMarkup(<StepsSection section={section} />)
const {full, screenWithoutClips, arches, withReasons} = stepsFixtures

describe('StepsSection', () => {
  it.each(Object.entries<typeof full>(stepsFixtures))(
    'lists the steps of %s in order, each with a heading (HOME-2, GP-3, PROV-1, PROV-2)',
    (_name, section) => {
      const [list = ''] = render(section).match(/<ol.*<\/ol>/) ?? []
      const titles = [...list.matchAll(/<h3>(?:<button[^>]*>)?(?:\d\. )?([^<]+)</g)]
      expect(titles.map(([, title]) => title)).toEqual(section.steps.map(({title}) => title))
      for (const {text} of section.steps) expect(list).toContain(text ?? '')
    },
  )

  it.each(Object.entries<typeof full>(stepsFixtures))(
    'labels and transcribes each video of %s, and preloads none (WCAG 1.2.1)',
    (_name, section) => {
      const html = render(section)
      const clips = section.steps.filter(({clip}) => clip !== null)
      expect(html.match(/<video[^>]*preload="none"/g) ?? []).toHaveLength(clips.length)
      for (const {clip} of clips) {
        expect(html).toContain(`aria-label="${clip?.label}"`)
        expect(html).toContain(
          `<summary>What happens in the video</summary><div><p>${clip?.transcript}`,
        )
      }
    },
  )

  it('offers MP4 before WebM', () => {
    expect(render(full)).toMatch(
      /<source[^>]*type="video\/mp4"[^>]*\/><source[^>]*type="video\/webm"/,
    )
  })

  it('selects the first step of the screen visually and for screen readers', () => {
    expect(render(full).match(/<button[^>]*aria-current="step"[^>]*>[^<]+/g)).toEqual([
      expect.stringContaining('Choose your service'),
    ])
  })

  it('shows a note under the screen only when it has one', () => {
    expect(render(full)).toContain('You cannot book yet.')
    expect(render(screenWithoutClips)).not.toContain('You cannot book yet.')
  })

  it('hides the numbers of arches from screen readers, and links phone and email', () => {
    expect(render(arches)).toMatch(/<ol><li><span aria-hidden="true" data-number="">1</)
    expect(render(arches)).toContain('href="mailto:privacy@lamplight.example"')
    expect(render(arches)).toContain('href="tel:+443031231113"')
    expect(render({...arches, after: null})).not.toContain('tel:')
  })

  it('shows reasons beside the steps, under their own heading (SPEC-1)', () => {
    expect(render(withReasons)).toMatch(
      /steps<\/h2>.*<\/ol>.*6 reasons to choose our specialists<\/h2>.*<h3>Checked<\/h3>/,
    )
  })
})
