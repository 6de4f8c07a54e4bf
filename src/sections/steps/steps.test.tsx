import {renderToStaticMarkup} from 'react-dom/server'
import {stepsFixtures} from './steps.fixtures.ts'
import {StepsSection} from './steps.section.tsx'

const render = (section: (typeof stepsFixtures)['full']) =>
  renderToStaticMarkup(<StepsSection section={section} />)
const {full, screenWithoutClips, matching, matchingWithoutPeople, arches, withReasons} =
  stepsFixtures

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
      const clips = section.steps.filter(({clip, matching}) => clip && !matching?.people.length)
      expect(html.match(/<video[^>]*preload="none"/g) ?? []).toHaveLength(clips.length)
      for (const {clip} of clips) {
        expect(html).toContain(`aria-label="${clip?.label}"`)
        expect(html).toContain(clip?.transcript)
      }
    },
  )

  it.each(['videos', 'withReasonsAndClips'] as const)(
    'describes the videos of %s in one disclosure, by the titles of their steps (WCAG 1.2.1)',
    (state) => {
      const html = render(stepsFixtures[state])
      expect(html.match(/<details/g)).toHaveLength(1)
      expect(html).toMatch(
        /<summary>What happens in the videos?<\/summary><dl><div><dt>Choose your service<\/dt>/,
      )
      expect(html.indexOf('</ol>')).toBeLessThan(html.indexOf('<details'))
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

  it('shows reasons below the steps, under their own heading (SPEC-1)', () => {
    expect(render(withReasons)).toMatch(
      /steps<\/h2>.*<\/ol>.*6 reasons to choose our specialists<\/h2>.*<h3>Checked<\/h3>/,
    )
  })

  it('offers a group of radio buttons for each thing to match, each set to Any (HOME-2)', () => {
    const html = render(matching)
    const groups = [...html.matchAll(/<fieldset.*?<\/fieldset>/g)].map(([group]) => group)
    expect(groups.map((group) => />([^<]+)<\/legend>/.exec(group)?.[1])).toEqual([
      'Language',
      'Area',
      'Time',
    ])
    for (const group of groups)
      expect(group).toMatch(/^[^>]*>.*?<input[^>]* checked=""[^>]*value=""/)
    const names = groups.map((group) => new Set(group.match(/ name="[^"]+"/g)))
    expect(names.map(({size}) => size)).toEqual([1, 1, 1])
    expect(new Set(names.flatMap((name) => [...name])).size).toBe(3)
  })

  it('lists who fits which choice, with a name and what tells them apart', () => {
    const people = render(matching).split('data-fits=').slice(1)
    expect(people).toHaveLength(6)
    expect(people[3]).toMatch(/^"0-1 1-2".* alt="Dr Dan".*>Polish\nHammersmith\nThis week</)
    expect(people[3]).toMatch(/Match<.*Further down</)
    expect(people.join('')).not.toContain('English')
  })

  it('leaves out a choice that fits nobody who is listed', () => {
    const html = render({
      ...matching,
      steps: matching.steps.map((each) => ({
        ...each,
        matching: each.matching && {
          ...each.matching,
          people: each.matching.people.filter(({name}) => name !== 'Dr Dan'),
        },
      })),
    })
    expect(html).not.toContain('Polish')
    expect(html).toContain('Urdu')
  })

  it('marks the people as examples, and leads to how matching works (LAW-11)', () => {
    expect(render(matching)).toContain('Example profile')
    expect(render(matching)).toContain('href="/how-matching-works"')
  })

  it('shows the video of a step only when it has too few people to choose from, as when samples are hidden', () => {
    expect(render(matching).match(/<video/g)).toHaveLength(2)
    const html = render(matchingWithoutPeople)
    expect(html).not.toMatch(/fieldset|Try it|Example profile/)
    expect(html.match(/<video/g)).toHaveLength(3)
  })

  it('invites visitors in the list to the step that they can try', () => {
    expect(render(matching)).toMatch(
      /Choose your service<\/button><\/h3><p>[^<]*<\/p><p[^>]*><span>Try it<\/span>.*?<svg/,
    )
  })
})
