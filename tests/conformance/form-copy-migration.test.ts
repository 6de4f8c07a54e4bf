import {everyPart, readSeed} from '#scripts/seed/read-seed.ts'
import {formNames, formSpec} from '#shared/forms/all-forms.ts'
import {addedEntries, addFormCopy} from '#studio/migrations/form-copy/form-copy.ts'

const forms = (await readSeed()).filter(({_type}) => _type === 'formText')
const laterForms = forms.filter(({name}) => String(name) in addedEntries)

const nameOf = ({name, key}: Record<string, unknown>) => String(name ?? key)

/** A form of the seed as older datasets have it. */
function older(form: (typeof forms)[number]): Record<string, unknown> {
  const added = Object.values(addedEntries[String(form['name'])] ?? {}).flat()
  const names = added.map(nameOf)
  const without = (list: unknown) =>
    [...everyPart(list)].filter((one) => !names.includes(nameOf(one)))
  return {...form, fields: without(form['fields']), messages: without(form['messages'])}
}

describe('addFormCopy', () => {
  it.each(laterForms)('completes an older form with the copy of the seed: $name', (form) => {
    const before = older(form)
    const after = {...before, ...addFormCopy(before)?.set}
    expect(after).not.toEqual(before)
    for (const list of ['fields', 'messages'] as const) {
      const [wanted, got] = [form, after].map((one) =>
        [...everyPart(one[list])].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
      )
      expect(got).toEqual(wanted)
    }
    expect(addFormCopy(after)).toBeUndefined()
  })

  it('keeps the copy of editors', () => {
    const messages = [{_key: 'own', key: 'next', text: 'See you soon.'}]
    const document = {_type: 'formText', name: 'earlyAccess', messages}
    expect(addFormCopy(document)?.set).toEqual({
      messages: [...messages, expect.objectContaining({key: 'checklist'})],
    })
  })

  it('leaves complete forms and other documents alone', () => {
    expect(forms.map((form) => addFormCopy(form))).toEqual(forms.map(() => undefined))
    expect(addFormCopy({_type: 'page', name: 'waitlist', fields: []})).toBeUndefined()
  })

  it('adds every entry that a form may lack', () => {
    const later = formNames.map((name) => [name, formSpec(name).later ?? []] as const)
    expect(Object.fromEntries(later.filter(([, names]) => names.length > 0))).toEqual(
      Object.fromEntries(
        Object.entries(addedEntries).map(([name, lists]) => [
          name,
          Object.values(lists).flat().map(nameOf),
        ]),
      ),
    )
  })
})
