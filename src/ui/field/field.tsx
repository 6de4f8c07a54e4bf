import type {ComponentPropsWithRef, ReactNode} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {BadGlyph, GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {fieldKind, fieldState} from '#ui/state-attributes.ts'

/** Text of a field, all of it content. */
export interface FieldCopy {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Marks the box as invalid. */
  error?: string | null | undefined
  /** For fields that are validated while they are filled in. */
  success?: string | null | undefined
}

type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'id' | 'aria-describedby' | 'aria-invalid'
>

/** Renders a labelled text input with hint and error (DES-9). `FormParts` styles all fields. */
export function TextField(props: FieldCopy & Native<'input'>) {
  const {copy, native} = separate(props)
  return (
    <FieldParts {...copy}>
      <input id={copy.id} type="text" {...native} {...described(copy)} />
    </FieldParts>
  )
}

export function TextAreaField(props: FieldCopy & Native<'textarea'>) {
  const {copy, native} = separate(props)
  return (
    <FieldParts {...copy}>
      <textarea id={copy.id} {...native} {...described(copy)} />
    </FieldParts>
  )
}

/** Renders a native select; the options are the children. */
export function SelectField({children, ...props}: FieldCopy & Native<'select'>) {
  const {copy, native} = separate(props)
  return (
    <FieldParts {...copy}>
      <select id={copy.id} {...native} {...described(copy)}>
        {children}
      </select>
    </FieldParts>
  )
}

/** Renders a checkbox in a row of 44 px. */
export function CheckboxField(props: FieldCopy & Native<'input'>) {
  const {copy, native} = separate(props)
  return (
    <div {...fieldKind.of('checkbox')} {...fieldState.of(stateOf(copy))}>
      <input id={copy.id} type="checkbox" {...native} {...described(copy)} />
      <label htmlFor={copy.id}>{copy.label}</label>
      <Notes {...copy} />
    </div>
  )
}

function separate<Props extends FieldCopy>(props: Props) {
  const {id, label, hint, error, success, ...native} = props
  return {copy: {id, label, hint, error, success}, native}
}

function FieldParts({children, ...copy}: FieldCopy & {children: ReactNode}) {
  return (
    <div {...fieldKind.of('')} {...fieldState.of(stateOf(copy))}>
      <label htmlFor={copy.id}>{copy.label}</label>
      <Notes {...copy} />
      {children}
    </div>
  )
}

function Notes({id, hint, error, success}: FieldCopy) {
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
      {hasContent(success) && !hasContent(error) ? (
        <p data-success="" id={`${id}-success`}>
          <GoodGlyph />
          <span>{success}</span>
        </p>
      ) : null}
    </>
  )
}

function stateOf({error, success}: FieldCopy): ValueOf<typeof fieldState> | undefined {
  if (hasContent(error)) return 'bad'
  return hasContent(success) ? 'good' : undefined
}

function described({id, hint, error, success}: FieldCopy) {
  const ids = [
    hasContent(hint) ? `${id}-hint` : null,
    hasContent(error) ? `${id}-error` : null,
    hasContent(success) && !hasContent(error) ? `${id}-success` : null,
  ].filter((each) => each !== null)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': hasContent(error) ? true : undefined,
  }
}

function hasContent(copy: ReactNode): boolean {
  return copy !== undefined && copy !== null && copy !== '' && copy !== false
}
