import {type ComponentPropsWithRef, createElement, type ReactNode} from 'react'
import {BadGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {fieldKind} from '#ui/state-attributes.ts'

/** Text of a field, all of it content. */
export interface FieldText {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Marks the box as invalid. */
  error?: string | null | undefined
}

type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'id' | 'aria-describedby' | 'aria-invalid'
>

/** Creates a labelled field with hint and error (DES-9). `FormParts` styles all fields. */
function boxField<Tag extends 'input' | 'select' | 'textarea'>(tag: Tag) {
  return function BoxField(props: FieldText & Native<Tag>) {
    const {copy, native} = splitProps(props)
    return (
      <div {...fieldKind.of('')}>
        <label htmlFor={copy.id}>{copy.label}</label>
        <Notes {...copy} />
        {createElement(tag, {id: copy.id, ...native, ...ariaProps(copy)})}
      </div>
    )
  }
}

export const TextField = boxField('input')

export const TextAreaField = boxField('textarea')

/** The options are its children. */
export const SelectField = boxField('select')

/** Renders a checkbox in a row of 44 px. */
export function CheckboxField(props: FieldText & Native<'input'>) {
  const {copy, native} = splitProps(props)
  return (
    <div {...fieldKind.of('checkbox')}>
      <input id={copy.id} type="checkbox" {...native} {...ariaProps(copy)} />
      <label htmlFor={copy.id}>{copy.label}</label>
      <Notes {...copy} />
    </div>
  )
}

function splitProps<Props extends FieldText>(props: Props) {
  const {id, label, hint, error, ...native} = props
  return {copy: {id, label, hint, error}, native}
}

function Notes({id, hint, error}: FieldText) {
  return (
    <>
      {hasContent(hint) ? (
        <p data-hint="" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {hasContent(error) ? (
        <p data-error="" id={`${id}-error`}>
          <BadGlyph />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  )
}

function ariaProps({id, hint, error}: FieldText) {
  const ids = [
    hasContent(hint) ? `${id}-hint` : null,
    hasContent(error) ? `${id}-error` : null,
  ].filter((each) => each !== null)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': hasContent(error) ? true : undefined,
  }
}

function hasContent(copy: ReactNode): boolean {
  return copy !== undefined && copy !== null && copy !== '' && copy !== false
}
