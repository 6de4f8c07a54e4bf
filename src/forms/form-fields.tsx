import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {FieldSpec} from '#shared/forms/form-spec.ts'
import {CheckboxField, SelectField, TextAreaField, TextField} from '#ui/field/field.tsx'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import type {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {fieldRow} from '#ui/state-attributes.ts'
import type {FormEngine, FormField} from './engine/use-form-engine.ts'

export interface FieldsProps {
  fields: readonly FormField[]
  bind: FormEngine['bind']
  messages: {placeholderOption?: string; more?: string}
  /** Initial values by the name of the field. */
  defaults: Readonly<Record<string, string>>
  /** Renders scales; given by forms that have one, because other pages should not load it. */
  Scale: typeof RadioScale | undefined
}

/** Renders the fields of a form in order, grouped as its specification says. */
export function FormFields({fields, messages, ...props}: FieldsProps) {
  return groupsOf(fields).map(({group, members}) => {
    const inputs = members.map((field) => (
      <FieldInput field={field} key={field.spec.name} messages={messages} {...props} />
    ))
    const key = members.map(({spec}) => spec.name).join(' ')
    if (group === 'collapsed')
      return (
        <details data-more="" key={key}>
          <summary>
            <span>{messages.more}</span>
            <DownGlyph />
          </summary>
          {inputs}
        </details>
      )
    if (group === undefined || members.length === 1) return inputs
    return (
      <div key={key} {...fieldRow.of(group === 'row' ? '' : group)}>
        {inputs}
      </div>
    )
  })
}

interface FieldGroup {
  group: FieldSpec['group']
  members: FormField[]
}

function groupsOf(fields: readonly FormField[]): FieldGroup[] {
  const groups: FieldGroup[] = []
  for (const field of fields) {
    const {group} = field.spec
    const last = groups.at(-1)
    if (last !== undefined && last.group === group) last.members.push(field)
    else groups.push({group, members: [field]})
  }
  return groups
}

interface FieldInputProps extends Omit<FieldsProps, 'fields'> {
  field: FormField
}

function FieldInput({field, bind, messages, defaults, Scale}: FieldInputProps) {
  const {spec, copy} = field
  const {kind, name, autocomplete} = spec
  const {label, hint, error, ...native} = bind(field)
  const text = {label, hint, error}
  const defaultValue = defaults[name]
  switch (kind) {
    case 'boolean':
      return <CheckboxField {...text} {...native} defaultChecked={copy.initiallyChecked} />
    case 'choice':
      return (
        <SelectField {...text} {...native} defaultValue={defaultValue}>
          <option value="">{messages.placeholderOption}</option>
          {spec.options.map((option, index) => (
            <option key={option} value={option}>
              {copy.options[index]}
            </option>
          ))}
        </SelectField>
      )
    case 'scale':
      if (Scale === undefined) throw new Error(`The form of ${name} has no Scale.`)
      // Options are stored from most to least likely, but the scale starts with the least likely.
      return (
        <Scale
          {...native}
          defaultValue={defaultValue}
          error={error}
          meanings={copy.options.toReversed()}
          question={label}
        />
      )
    case 'paragraphs':
      return (
        <TextAreaField
          {...text}
          {...native}
          hint={hint === null ? null : <LinkifiedText text={hint} />}
          rows={7}
        />
      )
    case 'line':
    case 'email':
    case 'years':
    case 'area':
      return (
        <TextField
          {...text}
          {...native}
          defaultValue={defaultValue}
          inputMode={kind === 'years' ? 'decimal' : undefined}
          type={kind === 'email' ? kind : autocomplete === 'tel' ? autocomplete : 'text'}
        />
      )
    case 'discarded':
    case 'trap':
      return null
  }
}
