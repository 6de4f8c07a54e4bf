import {renderToStaticMarkup} from 'react-dom/server'
import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import type {FormContent} from './form-content.ts'
import {FormBody} from './form-body.tsx'
import {exampleCopy} from './testing/example-copy.ts'

const renderMarkup = (content: FormContent) =>
  renderToStaticMarkup(<FormBody close={null} content={content} prefix="test" subject="appstore" />)

const download = {
  form: 'download',
  copy: exampleCopy('download'),
  privacy: 'Goes to PostHog',
} as const
const interest = {form: 'interest', copy: exampleCopy('interest'), privacy: null} as const

describe('the form about the app', () => {
  it('asks for an address, and says where it goes, where the site has a key (MOD-4)', () => {
    const html = renderMarkup({...download, analytics: exampleAnalytics})
    expect(html).toContain('The message ask')
    expect(html).toMatch(/<input[^>]*type="email"/)
    expect(html).toContain('Goes to PostHog')
    expect(html).not.toContain('The message unavailable')
  })

  it('takes no address where the site has no key, says so, and leads to the waitlist (MOD-4)', () => {
    const html = renderMarkup({...download, analytics: null})
    expect(html).toMatch(
      /The message unavailable<\/span> <a[^>]*data-dialog="waitlist"[^>]*href="\/register-interest"/,
    )
    expect(html).not.toMatch(/<form|<input|The message ask|The message afterSubmit/)
  })
})

describe('the question about a service', () => {
  it('says that the answer stays on the device, and that it is counted only where it may be (MOD-3)', () => {
    expect(renderMarkup({...interest, analytics: null})).toContain('The message kept<')
    expect(renderMarkup({...interest, analytics: exampleAnalytics})).toContain(
      'The message keptOrCounted<',
    )
  })
})
