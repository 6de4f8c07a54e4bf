import {PathnameContext} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import {renderTree} from '#lib/testing/render.ts'
import type {FormContent} from './form-content.ts'
import {FormBody} from './form-body.tsx'
import {exampleCopy} from './testing/example-copy.ts'

const render = (content: FormContent, subject: string | null = null, path = '/') =>
  renderTree(
    <PathnameContext.Provider value={path}>
      <FormBody close={null} content={content} prefix="test" subject={subject} />
    </PathnameContext.Provider>,
  )

const privacy = null
const waitlist = {
  form: 'waitlist',
  copy: exampleCopy('waitlist'),
  privacy,
} as const
const carer = {form: 'carer', copy: exampleCopy('carer'), privacy} as const
const interest = {form: 'interest', copy: exampleCopy('interest'), privacy} as const
const download = {
  form: 'download',
  copy: exampleCopy('download'),
  privacy: 'Goes to PostHog',
} as const

describe('FormBody', () => {
  it('of the download form asks for an email address when there is a PostHog key (MOD-4)', async () => {
    const form = await render({...download, analytics: exampleAnalytics})
    expect(form.querySelectorAll('input[type=email]')).toHaveLength(1)
    for (const text of ['The message ask', 'Goes to PostHog']) expect(form.text).toContain(text)
    expect(form.text).not.toContain('The message unavailable')
  })

  it('of the download form links to the waitlist when there is no PostHog key (MOD-4)', async () => {
    const form = await render({...download, analytics: null})
    expect(form.querySelector('a[data-dialog=waitlist]')?.getAttribute('href')).toBe(
      '/register-interest',
    )
    expect(form.querySelectorAll('form, input')).toEqual([])
    expect(form.text).toContain('The message unavailable')
    expect(form.text).not.toMatch(/The message (ask|afterSubmit)/)
  })

  it.each([
    ['/', ['gp', 'nurse', 'specialist', 'carer']],
    ['/providers/nurse', ['nurse']],
    ['/providers/checklist', ['gp', 'nurse', 'specialist', 'carer']],
  ])('of the waitlist on %s sends professionals to the forms of %s', async (path, subjects) => {
    const links = (await render(waitlist, null, path)).querySelectorAll('p:first-child a')
    expect(links.map((link) => link.getAttribute('data-subject'))).toEqual(subjects)
    expect(links[0]?.getAttribute('href')).toBe(`/providers/${subjects[0]}/register`)
  })

  it.each([
    ['se5', 'SE5'],
    ['tower-hamlets', 'Tower Hamlets'],
    ['gp', undefined],
  ])('of the waitlist about %s has the area %s filled in (AREA-3)', async (subject, area) => {
    const box = (await render(waitlist, subject)).querySelector('input[name=area]')
    expect(box?.getAttribute('value') || undefined).toBe(area)
  })

  it('of the carer has a question and a button to the waitlist, and no field (CARER-1, FORM-7)', async () => {
    const form = await render(carer, 'carer')
    expect(form.querySelector('strong')?.text).toBe('The likelihood')
    const link = form.querySelector('a[data-subject=carer]')
    expect(link?.getAttribute('href')).toBe('/register-interest/carer')
    expect(form.querySelectorAll('form, input, select')).toEqual([])
  })

  it.each([
    ['without', null, 'The message kept'],
    ['with', exampleAnalytics, 'The message keptOrCounted'],
  ])(
    'of the interest form says what is kept %s a PostHog key (MOD-3)',
    async (_with, analytics, text) => {
      const form = await render({...interest, analytics})
      expect(form.querySelectorAll('*').map((part) => part.text)).toContain(text)
    },
  )

  it('of the interest form has the waitlist, then 999, then the question (MOD-3, G-6)', async () => {
    const html = (await render({...interest, analytics: null})).toString()
    const order = ['data-join', 'The message emergency', '<form', 'The message kept']
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
