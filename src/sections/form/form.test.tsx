import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import type {SectionProps} from '#content/section-props.ts'
import {exampleDocument} from '#forms/testing/example-copy.ts'
import {type FormName, formSpec} from '#shared/forms/all-forms.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {FormSection} from './form.section.tsx'

type Section = SectionProps<'form'>['section']

const plain: Section = sectionState('form', 'plain')
const desk: Section = sectionState('form', 'desk')
const links = [{_key: 'about', ...exampleLink('About', '/about')}]

const doors = [
  {key: 'gp', doorNumber: 17, status: 'launched'},
  {key: 'carer', doorNumber: 23, status: 'comingSoon'},
] as const

const withForm = (form: Section['form'], more: Partial<Section> = {}): Section => ({
  ...plain,
  form,
  copy: {...exampleDocument(form), picture: plain.copy?.picture ?? null},
  ...more,
})

const professional = (profession: NonNullable<Section['profession']>) =>
  withForm('providerInterest', {profession})

const render = (section: Section, props: Omit<SectionProps<'form'>, 'section'> = {}) =>
  renderTree(<FormSection section={section} {...props} />)

type Tree = Awaited<ReturnType<typeof render>>

const all = (tree: Tree, selector: string, attribute: string) =>
  tree.querySelectorAll(selector).map((each) => each.getAttribute(attribute))

const textsOf = (tree: Tree, selector: string) =>
  tree.querySelectorAll(selector).map(({text}) => text)

/** Returns the names of the fields in the order that a browser sends them. */
const namesIn = (tree: Tree) => all(tree, 'input, select, textarea', 'name').join(' ')

// The download form needs analytics, which receives its addresses.
beforeAll(() => setAnalyticsKey('phc_example'))

describe('FormSection without JavaScript', () => {
  const person = 'name lastName email'
  const namesOf = (form: FormName) =>
    Object.values(formSpec(form).fields)
      .map(({name}) => name)
      .join(' ')
  it.each<[string, Section, string]>([
    ['waitlist', plain, `role ${namesOf('waitlist')}`],
    ['earlyAccess', withForm('earlyAccess'), namesOf('earlyAccess')],
    ['nurse', professional('nurse'), `role ${person} yearsExperience`],
    ['carer', professional('carer'), `role ${person}`],
    ['gp', professional('gp'), `role ${person}`],
    ['contact', desk, 'firstName lastName email phone message lantern'],
  ])('posts the fields of the form %s (FORM-1…3, FORM-5, FORM-6)', async (key, section, names) => {
    const tree = await render(section)
    const form = tree.querySelector('form')
    const endpoint = key === 'contact' ? 'contact' : 'interest/register'
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('action')).toBe(`/api/${endpoint}?form=${key}`)
    expect(form?.hasAttribute('novalidate')).toBe(key === 'contact')
    expect(namesIn(tree)).toBe(names)
    expect(all(tree, 'button[type=submit]', 'aria-disabled')).toEqual(['false'])
  })

  it.each(['download', 'interest'] as const)(
    '%s form posts nothing and shows what to do instead (MOD-3, MOD-4)',
    async (form) => {
      const tree = await render(withForm(form))
      expect(tree.querySelector('form')?.hasAttribute('action')).toBe(false)
      expect(tree.querySelector('button')?.hasAttribute('disabled')).toBe(true)
      expect(tree.querySelector('noscript')?.innerHTML).toContain('href="/register-interest"')
    },
  )

  it('hides the honeypot field from people (FORM-5)', async () => {
    const trap = (await render(desk)).querySelector('[name=lantern]')
    expect(trap?.getAttribute('tabindex')).toBe('-1')
    expect(trap?.getAttribute('autocomplete')).toBe('off')
    expect(trap?.closest('[inert][aria-hidden=true]')).not.toBeNull()
  })
})

describe('FormSection', () => {
  it.each<[string | null, string, string[]]>([
    [null, '', ['']],
    ['sw11', 'SW11', ['']],
    ['carer', '', ['carer']],
  ])(
    'presets area and service on the page about %s (AREA-3, FORM-7)',
    async (variant, ...preset) => {
      const tree = await render(plain, {variant})
      const [area] = all(tree, '[name=area]', 'value')
      expect([area, all(tree, '[name=service] option[selected]', 'value')]).toEqual(preset)
    },
  )

  it.each([true, false])('checks the newsletter box as set: %s (FORM-1)', async (isChecked) => {
    const document = exampleDocument('waitlist')
    const fields = document.fields?.map((field) => ({...field, initiallyChecked: isChecked})) ?? []
    const box = (await render({...plain, copy: {...document, fields}})).querySelector(
      '[type=checkbox]',
    )
    expect(box?.hasAttribute('checked')).toBe(isChecked)
  })

  const picture = plain.copy?.picture ?? null
  const service = sectionState('serviceGrid').services.find((one) => one?.key === 'nurse')
  const nurse = service ? {...service, picture: null} : null
  const street = doors.map(({key}) => key)

  it.each<[string, Section, readonly string[], boolean]>([
    ['the doors of all services beside the waitlist', plain, street, false],
    ['the doors of all services beside early access', withForm('earlyAccess'), street, false],
    ['the doors of all services beside the interest form', withForm('interest'), street, false],
    ['the door of the service of a form', {...plain, service: nurse}, ['nurse'], false],
    [
      'the image of the service of a form',
      {...plain, service: nurse && {...nurse, picture}},
      [],
      true,
    ],
    ['the image of the dialog beside other forms', withForm('download'), [], true],
    ['nothing beside the form of a profession', professional('nurse'), [], false],
  ])('shows %s (G-7)', async (_what, section, keys, hasImage) => {
    const tree = await render(section, {doors})
    const shown = tree.querySelector('[data-picture]')
    expect([...new Set(shown ? all(shown, '[data-door]', 'data-door') : [])]).toEqual(keys)
    expect(all(tree, 'img', 'alt').includes('')).toBe(hasImage)
  })

  it('is about the one service of its page: its door and its headline (FORM-7)', async () => {
    const tree = await render(plain, {doors, variant: 'gp'})
    expect([...new Set(all(tree, '[data-picture] [data-door]', 'data-door'))]).toEqual(['gp'])
    expect(tree.querySelector('[data-street]')).toBeNull()
    expect(textsOf(tree, 'h1')).toEqual(['Join the waitlist for GP visits'])
  })

  it('lights the door of a launched service only (G-7)', async () => {
    const lit = all(await render(plain, {doors}), 'svg:has([data-spill])', 'data-door')
    expect([...new Set(lit)]).toEqual(['gp'])
  })

  it.each<[string, Partial<Section>, string[]]>([
    ['the headline of the page with a text', {text: 'It is free.'}, ['H1']],
    ['a heading without a text', {text: undefined}, ['H2']],
    ['no heading without both', {text: undefined, heading: undefined}, []],
  ])('has %s', async (_what, more, tags) => {
    const tree = await render({...plain, ...more})
    expect(tree.querySelectorAll('h1, h2').map(({tagName}) => tagName)).toEqual(tags)
  })

  it.each([
    ['in the sentence before it', 'Want more?', 'Want more? About'],
    ['alone without a sentence', undefined, 'About'],
  ])('shows a link %s', async (_where, linksText, text) => {
    const link = (await render({...plain, links, linksText})).querySelector('[href="/about"]')
    expect(link?.closest('p')?.text).toBe(text)
  })
})

describe('FormSection on the contact page', () => {
  it('has a headline and no form without copy', async () => {
    const tree = await render({...desk, copy: null})
    expect(textsOf(tree, 'h1, h2')).toEqual([desk.heading])
    expect(tree.querySelector(`form, ${ownAction.selector}`)).toBeNull()
  })
})

describe('FormSection about a subject (CONTACT-2)', () => {
  const {copy} = desk
  const subjectOf = (variant: string) => copy?.subjects?.find(({key}) => key === variant)
  const [partnership, myData] = [subjectOf('partnership'), subjectOf('my-data')]
  const hint = copy?.fields?.find(({name}) => name === 'message')?.hint
  const show = (variant: string) => render(desk, {variant})

  it.each([
    [
      'partnership',
      [partnership?.heading, partnership?.formHeading, partnership?.submit],
      [partnership?.lead, partnership?.messageLabel, partnership?.messageHint],
    ],
    ['my-data', [myData?.heading, myData?.formHeading, copy?.submit], [myData?.lead, hint]],
  ])('has the copy of the subject %s, and of the form as far as that has none', async (...row) => {
    const [variant, headings, texts] = row
    const tree = await show(variant)
    expect(textsOf(tree, 'h1, h2, button')).toEqual(headings)
    for (const text of texts) expect(tree.text).toContain(text)
  })

  it.each([
    ['partnership', partnership?.parent?.path],
    ['my-data', myData?.parent?.path],
  ])('leads back from %s to the page above it', async (variant, above) => {
    const tree = await show(variant)
    expect(all(tree, 'nav a', 'href')).toEqual(['/', above])
  })

  const before = 'firstName lastName email phone'
  it.each([
    ['my-data', `subject ${before} message lantern`],
    ['partnership', `subject ${before} organisation bestTime message lantern`],
    ['nothing-we-know', `${before} message lantern`],
    ['constructor', `${before} message lantern`],
  ])('has the fields of the subject %s, and an empty message', async (variant, names) => {
    const tree = await show(variant)
    expect(namesIn(tree)).toBe(names)
    expect(tree.querySelector('textarea')?.text).toBe('')
    const subject = subjectOf(variant)
    expect(all(tree, '[name=subject]', 'value')).toEqual(subject ? [subject.text] : [])
  })
})
