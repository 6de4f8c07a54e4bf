import type {SectionProps} from '#content/section-props.ts'
import {exampleDocument} from '#forms/testing/example-copy.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import type {FormName} from '#shared/forms/all-forms.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {FormOutcomeSection} from './form-outcome.section.tsx'

type Section = SectionProps<'formOutcome'>['section']

const success: Section = {...sectionState('formOutcome'), key: 'success', kind: 'success'}
const formPage: NonNullable<Section['formPage']> = {
  _id: 'form',
  _type: 'page',
  path: '/form',
  shared: [],
  form: {_key: 'one', profession: null},
}
const failure: Section = {...success, key: 'failure', kind: 'failure', formPage}

const failureOf = (form: FormName, more: Partial<Section> = {}): Section => {
  const {_id, fields, messages} = exampleDocument(form)
  return {...failure, form, copy: {_id, _type: 'formText', fields, messages}, ...more}
}

const render = (section: Section, props: Omit<SectionProps<'formOutcome'>, 'section'> = {}) =>
  renderTree(<FormOutcomeSection section={section} {...props} />)

describe('FormOutcomeSection', () => {
  const title = (name: string) => success.copy?.messages?.find(({key}) => key === name)?.text

  it.each([
    ['carer-se5', title('cardTitleArea')?.replace('{area}', 'SE5'), ['carer']],
    ['tower-hamlets', title('cardTitleArea')?.replace('{area}', 'Tower Hamlets'), []],
    [null, title('cardTitle'), []],
  ])('shows the card of the place %s after a success (FORM-9)', async (variant, heading, keys) => {
    const doors = [{key: 'carer', doorNumber: 23, status: 'comingSoon'}] as const
    const tree = await render(success, {doors, variant})
    expect(tree.querySelector('h2')?.text).toBe(heading)
    const doorNames = tree
      .querySelectorAll('[data-opening-door][data-door]')
      .map((door) => door.getAttribute('data-door'))
    expect([...new Set(doorNames)]).toEqual(keys)
  })

  it.each<[string, Section]>([
    ['a failure', failure],
    ['a success of another form', {...success, form: 'download'}],
  ])('shows no card after %s (FORM-9)', async (_what, section) => {
    expect((await render(section)).text).not.toContain(title('cardTitle'))
  })

  it.each([
    [success, true],
    [failure, false],
  ])(
    'marks $kind, and replaces the action of the header only after a success',
    async (section, isOwn) => {
      const tree = await render(section)
      expect(tree.querySelector('[data-message]')?.getAttribute('data-message')).toBe(section.kind)
      expect(tree.querySelector('h1')?.text).toBe(title(section.key))
      expect(tree.querySelector(ownAction.selector) !== null).toBe(isOwn)
    },
  )
})

describe('FormOutcomeSection with fields to check (FORM-6, WCAG 3.3.1)', () => {
  const links = async (section: Section) =>
    (await render(section))
      .querySelectorAll('li')
      .map((item) => [item.text, item.querySelector('a')?.getAttribute('href')])

  it('lists the required fields when one may be missing, each with a link to it', async () => {
    const errorOf = (name: string) =>
      failure.copy?.fields?.find((each) => each.name === name)?.errorEmpty
    expect(await links(failure)).toEqual([
      [errorOf('firstName'), '/form#one-name'],
      [errorOf('lastName'), '/form#one-lastName'],
      [errorOf('email'), '/form#one-email'],
    ])
  })

  it('lists the fields with a format when none may be missing', async () => {
    expect(await links(failureOf('contact'))).toEqual([
      ['Write the email like this', '/form#one-email'],
    ])
  })

  it('adds the label to an error that does not name its field, and links nowhere without a form', async () => {
    const email = {name: 'email', label: 'Email', errorEmpty: 'Required', errorFormat: null}
    const copy = failure.copy && {...failure.copy, fields: [email]}
    expect(await links({...failure, copy, formPage: null})).toEqual([
      ['Email: Required', undefined],
    ])
  })

  it.each([
    ['nurse', true],
    ['gp', false],
  ] as const)('lists years of experience for a %s: %s (FORM-3)', async (profession, isListed) => {
    const listed = await links(
      failureOf('providerInterest', {formPage: {...formPage, form: {_key: 'one', profession}}}),
    )
    expect(listed.flat().includes('/form#one-yearsExperience')).toBe(isListed)
  })

  const untitled = failure.copy && {...failure.copy, messages: [{key: 'failure', text: 'Failed'}]}
  it.each<[string, Section]>([
    ['after a success', {...success, formPage}],
    ['without a heading', {...failure, copy: untitled}],
  ])('lists none %s', async (_when, section) => {
    expect(await links(section)).toEqual([])
  })
})
