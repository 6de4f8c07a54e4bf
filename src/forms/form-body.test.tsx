import {PathnameContext} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import {renderToStaticMarkup} from 'react-dom/server'
import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import type {FormContent} from './form-content.ts'
import {FormBody} from './form-body.tsx'
import {exampleCard, exampleCopy} from './testing/example-copy.ts'

const renderMarkup = (content: FormContent) =>
  renderToStaticMarkup(<FormBody close={null} content={content} prefix="test" subject="appstore" />)

const download = {
  form: 'download',
  copy: exampleCopy('download'),
  privacy: 'Goes to PostHog',
} as const
const interest = {form: 'interest', copy: exampleCopy('interest'), privacy: null} as const

describe('FormBody of the download form', () => {
  it('asks for an email address and explains its use when there is a PostHog key (MOD-4)', () => {
    const html = renderMarkup({...download, analytics: exampleAnalytics})
    expect(html).toContain('The message ask')
    expect(html).toMatch(/<input[^>]*type="email"/)
    expect(html).toContain('Goes to PostHog')
    expect(html).not.toContain('The message unavailable')
  })

  it('links to the waitlist instead when there is no PostHog key (MOD-4)', () => {
    const html = renderMarkup({...download, analytics: null})
    expect(html).toMatch(
      /The message unavailable<\/span> <a[^>]*data-dialog="waitlist"[^>]*href="\/register-interest"/,
    )
    expect(html).not.toMatch(/<form|<input|The message ask|The message afterSubmit/)
  })
})

describe('FormBody of the waitlist', () => {
  const html = (path: string, copy = exampleCopy('waitlist')) =>
    renderToStaticMarkup(
      <PathnameContext.Provider value={path}>
        <FormBody
          content={{form: 'waitlist', copy, card: exampleCard, privacy: null}}
          prefix="test"
          subject={null}
        />
      </PathnameContext.Provider>,
    )

  it('tells professionals where to register', () => {
    expect(html('/')).toMatch(
      /^<p[^>]*><span>The message patientsOnly<\/span> <a href="\/careers#professionals">The message professionals</,
    )
  })

  it('opens the form of the page for professionals', () => {
    for (const path of ['/providers/nurse', '/providers/nurse/register']) {
      expect(html(path)).toMatch(
        /<a[^>]*data-dialog="providerInterest" data-subject="nurse" href="\/providers\/nurse\/register">/,
      )
    }
    expect(html('/providers/checklist')).toContain('href="/careers#professionals"')
  })

  it('omits the sentence in datasets that lack it', () => {
    const {messages, ...copy} = exampleCopy('waitlist')
    const older = {...copy, messages: {...messages, patientsOnly: null}}
    expect(html('/', older)).toMatch(/^<form/)
  })
})

describe('FormBody of the carer form', () => {
  it('shows its question and a button to the waitlist for carers, and no field (CARER-1, FORM-7)', () => {
    const html = renderToStaticMarkup(
      <FormBody
        close={null}
        content={{form: 'carer', copy: exampleCopy('carer'), privacy: null}}
        prefix="test"
        subject="carer"
      />,
    )
    expect(html).toContain('<strong>The likelihood</strong>')
    expect(html).toMatch(/data-subject="carer" href="\/register-interest\/carer">The message join</)
    expect(html).not.toMatch(/<form|<input|<select/)
  })
})

describe('FormBody of the interest form', () => {
  it('mentions analytics only when there is a PostHog key (MOD-3)', () => {
    expect(renderMarkup({...interest, analytics: null})).toContain('The message kept<')
    expect(renderMarkup({...interest, analytics: exampleAnalytics})).toContain(
      'The message keptOrCounted<',
    )
  })

  it('offers the waitlist first, then emergency numbers, then the question (MOD-3, G-6)', () => {
    const html = renderMarkup({...interest, analytics: null})
    const order = ['data-join', 'The message emergency', '<form', 'The message kept']
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
