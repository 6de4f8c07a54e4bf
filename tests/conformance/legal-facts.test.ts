import {confirmationDays} from '#registrations/domain/newsletter.ts'
import {contactMessage} from '#shared/forms/contact-message.ts'
import type {Payload} from '#shared/forms/payload.ts'
import {registration} from '#shared/forms/registration.ts'
import {retention} from '#registrations/domain/purge.ts'
import {exportedColumns} from '#registrations/store/read-rows.ts'
import {everyPart, readSeed} from '#scripts/seed/read-seed.ts'
import {ticksKey} from '#sections/checklist/tick-storage.ts'
import {analyticsStoragePrefix} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-keys.ts'
import {cookieSettingsId, cookiesPage} from '#shared/paths.ts'
import {themeKey} from '#theme/theme-script.ts'

const documents = await readSeed()
const documentOf = (id: string) => {
  const found = documents.find(({_id}) => _id === id)
  if (found === undefined) throw new Error(`The seed has no ${id}.`)
  return found
}

describe('data policy (LAW-3, LAW-4, LAW-13)', () => {
  const rows = [...everyPart(documentOf('dataPolicy')['retention'])]
  const keep = (when: string) => rows.find((row) => row['when'] === when)?.['keep']

  it('states the retention periods of the code', () => {
    expect(keep('Join the waitlist')).toBe(`${retention.registrationMonths} months`)
    expect(keep('Register as a professional')).toBe(`${retention.registrationMonths} months`)
    expect(keep('Send a message')).toBe(`${retention.messageMonths} months`)
    expect(keep('Send any form')).toBe(`${retention.originDays} days`)
    expect(keep('Ask for news but don’t confirm your email address')).toBe(
      `${confirmationDays} days`,
    )
    expect(keep('Get an email from us')).toBe(
      `${retention.finishedMailDays} days after we sent it, or for as long as we keep your registration if your email provider refused it`,
    )
    expect(rows.find((row) => row['when'] === 'Say yes to news')?.['keepNote']).toContain(
      `${retention.consentProofYears} years`,
    )
  })

  it.each<[string, Payload['fields'], number]>([
    ['registration', registration.fields, retention.registrationMonths],
    ['message', contactMessage.fields, retention.messageMonths],
  ])('names each field of a %s that is stored (LAW-2)', (_table, fields, months) => {
    const collected = rows
      .filter((row) => row['keep'] === `${months} months`)
      .map((row) => String(row['collect']).toLowerCase())
    const unnamed = Object.entries(fields).flatMap(([name, field]) => {
      const words = 'notice' in field ? field.notice : null
      const isNamed = words === null || collected.some((text) => text.includes(words))
      return isNamed
        ? []
        : `Add "${words}" (the field ${name}) to "collect" of a row of the dataPolicy in scripts/seed/dataset/documents.ndjson.`
    })
    expect(unnamed).toEqual([])
  })

  it('is about fields that have a column in the exports', () => {
    const columns = new Set<string>([
      ...exportedColumns.export,
      ...exportedColumns.messages,
      // Exported as `firstName`.
      'name',
    ])
    const fields = Object.entries({...registration.fields, ...contactMessage.fields})
    const lost = fields.filter(([name, field]) => 'notice' in field && !columns.has(name))
    expect(lost.map(([name]) => `Make ${name} optional, so that its answer is stored.`)).toEqual([])
  })
})

describe('cookies page', () => {
  it('has the choice at the anchor of Cookie settings (LAW-5)', () => {
    const page = documentOf(`page${cookiesPage.replace('/', '-')}`)
    const choices = [...everyPart(page)].filter(({_type}) => _type === 'cookieChoice')
    expect(choices.map(({anchor}) => anchor)).toEqual([cookieSettingsId])
  })

  it('names every key that the site stores', () => {
    const named = [...everyPart(documentOf('page-cookies'))]
      .filter(({_type}) => _type === 'storedItem')
      .flatMap(({name}) => String(name).split(', '))
      // `consent.spec.ts` checks PostHog's keys in a browser.
      .filter((name) => !name.startsWith(analyticsStoragePrefix))
    const banners = documents.flatMap(({banner}) =>
      [...everyPart(banner)].flatMap(({storageKey}) =>
        typeof storageKey === 'string' ? [storageKey] : [],
      ),
    )
    expect(named.sort()).toEqual([...new Set([themeKey, ticksKey, choiceKey, ...banners])].sort())
  })
})
