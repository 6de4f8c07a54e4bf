import {contact} from '#shared/forms/contact.ts'
import {setAnalyticsKey} from '#config/testing/with-analytics.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {renderMarkup as renderWhole} from '#lib/testing/render.ts'
import {formFixtures} from './form.fixtures.ts'
import {FormSection} from './form.section.tsx'

type State = keyof typeof formFixtures

// The download form needs analytics, which receives its addresses.
beforeAll(() => setAnalyticsKey('phc_example'))

const renderMarkup = (state: State) => renderWhole(<FormSection section={formFixtures[state]} />)

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

/** Returns the names of the fields in the order that a browser sends them. */
const namesIn = (html: string) => all(html, /<(?:input|select|textarea)[^>]* name="([^"]+)"/g)

describe('FormSection without JavaScript', () => {
  it.each<[State, string, string[]]>([
    [
      'full',
      '/api/interest/register?form=waitlist',
      ['role', 'name', 'lastName', 'email', 'service', 'area', 'forWhom', 'wantsNewsletter'],
    ],
    [
      'earlyAccess',
      '/api/interest/register?form=earlyAccess',
      ['name', 'lastName', 'email', 'role', 'wantsNewsletter'],
    ],
    [
      'nurse',
      '/api/interest/register?form=nurse',
      ['role', 'name', 'lastName', 'email', 'yearsExperience'],
    ],
    ['carer', '/api/interest/register?form=carer', ['role', 'name', 'lastName', 'email']],
    ['panel', '/api/interest/register?form=gp', ['role', 'name', 'lastName', 'email']],
    ...(['contact', 'desk'] as const).map((state): [State, string, string[]] => [
      state,
      '/api/contact?form=contact',
      ['firstName', 'lastName', 'email', 'phone', 'message', 'lantern'],
    ]),
  ])('%s posts its fields to its endpoint (FORM-6)', async (state, action, names) => {
    const html = await renderMarkup(state)
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(all(html, /<form[^>]* action="([^"]+)"/g)).toEqual([action])
    expect(namesIn(html)).toEqual(names)
    expect(html).toMatch(/<button[^>]*aria-disabled="false"[^>]*type="submit"/)
  })

  it('shows the doors of all services beside early access, each by its status (G-7)', async () => {
    const doors = [
      {key: 'gp', doorNumber: 17, status: 'launched'},
      {key: 'carer', doorNumber: 23, status: 'comingSoon'},
    ] as const
    const html = await renderWhole(<FormSection doors={doors} section={formFixtures.earlyAccess} />)
    expect(html).toMatch(/data-door="gp".*>17<\/text>.*data-door="carer".*>23<\/text>/)
    expect(all(html, /#(light)-tall/g)).toHaveLength(1)
    expect(await renderMarkup('earlyAccess')).not.toContain('data-door=')
  })

  it('leaves validation to the browser, except in the contact form (FORM-5)', async () => {
    expect(await renderMarkup('full')).not.toMatch(/<form[^>]*novalidate/i)
    expect(await renderMarkup('contact')).toMatch(/<form[^>]*novalidate/i)
  })

  it.each<State>(['download', 'interest'])(
    '%s sends nothing and shows what to do instead (MOD-3, MOD-4)',
    async (state) => {
      const html = await renderMarkup(state)
      expect(html).not.toMatch(/<form[^>]* action=/)
      expect(html).toMatch(/<button[^>]* disabled=""/)
      expect(html).toMatch(
        /<noscript><p><span>This form needs JavaScript.*?<a href="\/register-interest">/,
      )
    },
  )
})

describe('FormSection', () => {
  it.each<[State, boolean]>([
    ['full', true],
    ['earlyAccess', false],
  ])('%s presets the newsletter box as specified (FORM-1, FORM-2)', async (state, checked) => {
    const box = /<input[^>]*type="checkbox"[^>]*>/.exec(await renderMarkup(state))?.[0] ?? ''
    expect(box.includes('checked=""')).toBe(checked)
  })

  it('offers the roles in the specified order and preselects none (FORM-2)', async () => {
    expect(all(await renderMarkup('earlyAccess'), /<option value="([^"]*)"/g)).toEqual([
      '',
      'patient',
      'GP',
      'SPECIALIST',
      'NURSE',
      'CARER',
    ])
  })

  it.each<State>(['full', 'earlyAccess', 'nurse', 'carer', 'contact', 'download', 'interest'])(
    '%s labels every field and attaches every hint to one',
    async (state) => {
      const html = await renderMarkup(state)
      const ids = all(html, / id="([^"]+)"/g)
      expect(new Set(ids).size).toBe(ids.length)
      expect(all(html, / for="([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([])
      const described = all(html, / aria-describedby="([^"]+)"/g)
      expect(described.filter((id) => !ids.includes(id))).toEqual([])
    },
  )

  it('holds the headline of a page when it has a text', async () => {
    const {full} = formFixtures
    const links = [{...exampleLink('See how a visit will work', '/demo'), _key: 'demo'}]
    const opening = {...full, heading: 'Join our waitlist', text: 'It is free.', links}
    expect(await renderWhole(<FormSection section={opening} />)).toMatch(
      /<h1>Join our waitlist<\/h1><p[^>]*>It is free\.<\/p>.*<form.*href="\/demo"[^>]*>See how a visit/s,
    )
    const asked = {...opening, linksText: 'Want to see more?'}
    expect(await renderWhole(<FormSection section={asked} />)).toMatch(
      /<form.*<\/form>.*<p>Want to see more\?.*href="\/demo"/s,
    )
    expect(await renderMarkup('full')).toMatch(/<h2>[^<]+<\/h2>/)
  })

  it('prefills the area of the page, and asks for no details of another person (AREA-3)', async () => {
    const html = await renderWhole(<FormSection section={formFixtures.full} variant="sw11" />)
    expect(html).toMatch(/<input[^>]*name="area"[^>]*value="SW11"/)
    const options = ['', 'gp', 'nurse', 'specialist', 'carer', '', 'me', 'someoneICareFor']
    expect(all(html, /<option value="([^"]*)"/g)).toEqual(options)
  })

  it('presets the service of the page, and no area (FORM-7)', async () => {
    const html = await renderWhole(<FormSection section={formFixtures.full} variant="carer" />)
    expect(html).toMatch(/<option value="carer" selected="">/)
    expect(html).toMatch(/<input[^>]*name="area"[^>]*value=""/)
    expect(await renderMarkup('full')).not.toMatch(/<option value="[a-z]+" selected/)
  })

  it('asks for the area after the service, and folds only for whom it is (AREA-3)', async () => {
    const [before = '', folded = ''] = (await renderMarkup('full')).split('<details data-more="">')
    expect(namesIn(before)).toEqual(['role', 'name', 'lastName', 'email', 'service', 'area'])
    expect(namesIn(folded.split('</details>')[0] ?? '')).toEqual(['forWhom'])
  })

  it('opens with the subject of the page, or with its own words (CONTACT-2)', async () => {
    const page = (variant: string) =>
      renderWhole(<FormSection section={formFixtures.desk} variant={variant} />)
    expect(await page('partnership')).toMatch(
      /<h1>Ask about working together<\/h1><p[^>]*>The Lamplight team will reply\.<\/p>/,
    )
    expect(await page('my-data')).toMatch(/<h1>Contact us<\/h1><p[^>]*>Ask us about our plans/)
    expect(await page('partnership')).toContain('<h2>Suggest two times</h2>')
    expect(await page('my-data')).toContain('<h2>Send us a message</h2>')
    expect(await page('partnership')).toMatch(
      /Your organisation<.*Complete these lines\..*Ask for a meeting<\/button>/s,
    )
    expect(await page('my-data')).not.toContain('Ask for a meeting')
  })

  it('leads back to the page above its subject (CONTACT-2)', async () => {
    const section: typeof formFixtures.desk = {
      ...formFixtures.desk,
      breadcrumb: 'Contact',
      trail: {
        _id: 'navigation',
        _type: 'navigation',
        homeLabel: 'Home',
        breadcrumbLabel: 'Breadcrumb',
      },
    }
    const trail = async (variant: string) =>
      /<nav.*?<\/nav>/.exec(
        await renderWhole(<FormSection section={section} variant={variant} />),
      )?.[0] ?? ''
    expect(await trail('partnership')).toMatch(
      />Home<.*<a href="\/providers\/partners">Partner with us<\/a><\/li><\/ol>/,
    )
    expect(await trail('my-data')).toMatch(/aria-current="page">Contact</)
  })

  it('does without the service in a dataset that lacks the field (FORM-7)', async () => {
    const {full} = formFixtures
    const fields = (full.copy?.fields ?? []).filter(({name}) => name !== 'service')
    const copy = full.copy === null ? null : {...full.copy, fields}
    expect(namesIn(await renderWhole(<FormSection section={{...full, copy}} />))).toEqual([
      'role',
      'name',
      'lastName',
      'email',
      'area',
      'forWhom',
      'wantsNewsletter',
    ])
  })

  it.each([
    ['my-data', ['firstName', 'lastName', 'email', 'phone', 'message', 'subject']],
    [
      'partnership',
      ['firstName', 'lastName', 'email', 'phone', 'organisation', 'message', 'subject'],
    ],
    ['nothing-we-know', ['firstName', 'lastName', 'email', 'phone', 'message']],
    ['constructor', ['firstName', 'lastName', 'email', 'phone', 'message']],
  ])(
    'has the fields of the subject %s, and an empty message (CONTACT-2)',
    async (variant, names) => {
      const html = await renderWhole(
        <FormSection section={formFixtures.contact} variant={variant} />,
      )
      expect(namesIn(html).filter((name) => name !== contact.fields.company.inputName)).toEqual(
        names,
      )
      expect(html).toMatch(/<textarea[^>]*><\/textarea>/)
    },
  )

  it('hides the honeypot field from people (FORM-5)', async () => {
    const trap =
      /<div aria-hidden="true" data-trap="" inert="">.*?<\/div>/.exec(
        await renderMarkup('contact'),
      )?.[0] ?? ''
    expect(trap).toMatch(/<input[^>]*name="lantern"/)
    expect(trap).toMatch(/tabindex="-1"/i)
    expect(trap).toMatch(/autocomplete="off"/i)
  })

  it('links to the privacy notice beside the form (LAW-2)', async () => {
    expect(await renderMarkup('full')).toMatch(/<a[^>]*href="\/privacy"[^>]*>privacy notice<\/a>/)
  })

  it('shows the image of its dialog or the door of its service as decoration (DES-1)', async () => {
    expect(await renderMarkup('withPicture')).toMatch(/<div data-picture="">.*<img alt=""/)
    const nurse = await renderMarkup('nurseWithPicture')
    expect(nurse).toMatch(/<div data-picture=""><svg aria-hidden="true" data-door="nurse"/)
    expect(nurse).not.toContain('#light-')
    expect(nurse).not.toContain('<img')
    expect(await renderMarkup('full')).not.toContain('data-picture')
  })

  it('renders without a heading, and renders nothing without its copy', async () => {
    expect(await renderMarkup('full')).toMatch(/<h2[^>]*>Join our waitlist<\/h2>/)
    expect(await renderMarkup('bare')).not.toMatch(/<h2|privacy notice/)
    expect(await renderMarkup('bare')).toContain('<form')
    expect(await renderMarkup('unpublished')).toBe('')
  })
})

describe('FormSection in a panel', () => {
  it('has the fields of its profession (FORM-3, PROV-1, PROV-2)', async () => {
    expect(await renderMarkup('panel')).not.toContain('Years of experience')
    expect(await renderMarkup('panelBare')).toContain('Years of experience')
  })

  it('links to other pages when it has links', async () => {
    expect(await renderMarkup('panel')).toMatch(
      /<h3>Not sure yet\?<\/h3>.*href="\/providers\/policies"/,
    )
    expect(await renderMarkup('panelBare')).not.toContain('Not sure yet?')
  })

  it('hides the portrait from screen readers', async () => {
    expect(await renderMarkup('panel')).toContain('alt=""')
    expect(await renderMarkup('panelBare')).not.toContain('<img')
  })
})

describe('FormSection on the contact page', () => {
  it('shows phone, email and address from the settings, the first two as links (CONTACT-1)', async () => {
    const html = await renderMarkup('desk')
    expect(html).toContain('<a href="tel:+441614960123">0161\u00A0496\u00A00123</a>')
    expect(html).toContain('Mon-Fri 9AM to 5PM GMT. Closed on bank holidays.')
    expect(html).toContain('<a href="mailto:hello@lamplight.example">')
    expect(html).toMatch(/<address><span>Lamplight Home Health<\/span><span>1 Lamp Street</)
    expect(html).toContain('Not for emergencies.')
    expect(html).not.toContain('before we open')
  })

  it('leaves out an invented phone, its hours and an invented address, and says so (CONTACT-1, LAW-11)', async () => {
    const html = await renderMarkup('deskInvented')
    expect(html).not.toMatch(/tel:\+|7946|Sample|Mon-Fri|<address|to be announced/)
    expect(html.match(/<dt>/g)).toHaveLength(1)
    expect(html).toMatch(/<\/dl><p>Our phone number will be here before we open\.<\/p>/)
  })

  it('puts the form directly after the introduction, before other ways to reach us', async () => {
    const html = await renderMarkup('desk')
    expect(html.indexOf('<form')).toBeGreaterThan(html.indexOf('<h1'))
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('<dl'))
  })

  it('renders an h1 with the heading of the form below it', async () => {
    expect(await renderMarkup('desk')).toMatch(/<h1[^>]*>Contact us<\/h1>.*<h2[^>]*>/)
  })

  it('renders without settings, image, notice or form', async () => {
    expect(await renderMarkup('deskBare')).not.toMatch(/<dl|<img|Not for emergencies\./)
    expect(await renderMarkup('deskBare')).toContain('<form')
    expect(await renderMarkup('deskUnpublished')).toMatch(/<h1/)
    expect(await renderMarkup('deskUnpublished')).not.toContain('<form')
  })
})
