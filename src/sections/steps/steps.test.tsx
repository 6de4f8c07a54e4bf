import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {StepsSection} from './steps.section.tsx'

type Steps = SectionProps<'steps'>['section']
type Matching = NonNullable<Steps['steps'][number]['matching']>

const render = (section: Steps) => renderTree(<StepsSection section={section} />)

const screen = sectionState('steps')
const [matching] = definedItems(screen.steps.map((step) => step.matching))
const people = matching?.people ?? []

const withMatching = (change: (given: Matching) => Partial<Matching>): Steps => ({
  ...screen,
  steps: screen.steps.map((step) => ({
    ...step,
    matching: step.matching && {...step.matching, ...change(step.matching)},
  })),
})

describe('StepsSection', () => {
  it('selects the first step of the screen visually and for screen readers', async () => {
    const tree = await render(screen)
    expect(tree.querySelectorAll('[aria-current=step]').map(({text}) => text)).toEqual([
      screen.steps[0]?.title,
    ])
    const chosen = tree
      .querySelectorAll('[data-chosen]')
      .map((one) => one.getAttribute('data-chosen'))
    expect(chosen).toEqual(['true', 'false', 'false', 'true', 'false', 'false'])
  })
})

describe('StepsSection with people to match', () => {
  it('omits languages that everyone speaks, choices that fit nobody and groups without choices', async () => {
    const [first, ...others] = matching?.groups ?? []
    const unfit = {
      _key: 'unfit',
      _type: 'matchingChoice' as const,
      label: 'Nobody’s',
      fits: ['clinician-unlisted'],
    }
    const tree = await render(
      withMatching((given) => ({
        people: given.people.map((one, index) => ({
          ...one,
          languages: (index === 0 ? ['All', 'One'] : ['All']).map((name) => ({
            _key: name,
            name,
            greeting: null,
            lang: 'en',
          })),
        })),
        groups: [
          ...(first ? [{...first, choices: [unfit, ...first.choices]}] : []),
          ...others.map((group) => ({...group, choices: [unfit]})),
        ],
      })),
    )
    expect(tree.querySelectorAll('fieldset').length).toBe(1)
    expect(tree.querySelector('fieldset')?.text).not.toContain(unfit.label)
    const texts = tree.querySelectorAll('[data-fits] p').map(({text}) => text)
    expect(texts.filter((text) => text.includes('All'))).toEqual([])
    expect(
      texts[0]?.startsWith(
        `${matching?.doctorLabel}\nOne\n${people[0]?.location}\n${people[0]?.availability}`,
      ),
    ).toBe(true)
    expect(texts[1]?.startsWith(`Heart specialist\n${people[1]?.location}\n`)).toBe(true)
  })

  it.each([
    ['a sample', true, 1],
    ['nobody', false, 0],
  ])('marks the group when %s is an example (LAW-11)', async (_who, isSample, badges) => {
    const one = (given: Matching) =>
      given.people.map((person, index) => ({...person, isSample: isSample && index === 1}))
    const tree = await render(withMatching((given) => ({people: one(given)})))
    expect(tree.querySelectorAll('[data-tag=example]').length).toBe(badges)
  })

  it.each([
    [2, 0],
    [1, 1],
    [0, 1],
  ])(
    'shows the video of the step when %d people are listed: %d (LAW-11)',
    async (listed, extra) => {
      const clips = screen.steps.filter(({clip}) => clip !== null).length
      const tree = await render(withMatching((given) => ({people: given.people.slice(0, listed)})))
      expect(tree.querySelectorAll('[data-screens] > :has(video)').length).toBe(clips - 1 + extra)
      expect(tree.querySelectorAll('[data-invite]').length).toBe(1 - extra)
      expect(tree.querySelectorAll('[data-fits]').length).toBe(extra === 1 ? 0 : listed)
    },
  )
})
