import type {ComponentPropsWithRef, ReactNode} from 'react'
import {BadGlyph, GoodGlyph} from '#ui/icon/glyphs.tsx'

/** What every field says beside its box. All of it is content. */
export interface FieldWords {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the box as invalid. */
  error?: string | null | undefined
  /** What is right; for fields that are checked while they are filled in. */
  success?: string | null | undefined
}

type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'id' | 'aria-describedby' | 'aria-invalid'
>

/** A line to type in: label, hint, error, box (DIRECTION §11). Looks come from `formLook` of the frame around it. */
export function TextField({
  id,
  label,
  hint,
  error,
  success,
  ...input
}: FieldWords & Native<'input'>) {
  const words = {id, label, hint, error, success}
  return (
    <FieldParts {...words}>
      <input id={id} type="text" {...input} {...described(words)} />
    </FieldParts>
  )
}

/** Several lines to type in. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  success,
  ...area
}: FieldWords & Native<'textarea'>) {
  const words = {id, label, hint, error, success}
  return (
    <FieldParts {...words}>
      <textarea id={id} {...area} {...described(words)} />
    </FieldParts>
  )
}

/** One of a list, chosen with the browser's own control; the options are the children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  success,
  children,
  ...select
}: FieldWords & Native<'select'>) {
  const words = {id, label, hint, error, success}
  return (
    <FieldParts {...words}>
      <select id={id} {...select} {...described(words)}>
        {children}
      </select>
    </FieldParts>
  )
}

/** A box to tick, in a row of 44 px. */
export function CheckboxField({
  id,
  label,
  hint,
  error,
  success,
  ...input
}: FieldWords & Native<'input'>) {
  const words = {id, label, hint, error, success}
  return (
    <div data-field="checkbox" data-state={stateOf(words)}>
      <input id={id} type="checkbox" {...input} {...described(words)} />
      <label htmlFor={id}>{label}</label>
      <Notes {...words} />
    </div>
  )
}

function FieldParts({children, ...words}: FieldWords & {children: ReactNode}) {
  return (
    <div data-field="" data-state={stateOf(words)}>
      <label htmlFor={words.id}>{words.label}</label>
      <Notes {...words} />
      {children}
    </div>
  )
}

function Notes({id, hint, error, success}: FieldWords) {
  return (
    <>
      {present(hint) ? (
        <p data-hint="" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {present(error) ? (
        <p data-error="" id={`${id}-error`}>
          <BadGlyph />
          {error}
        </p>
      ) : null}
      {present(success) && !present(error) ? (
        <p data-success="" id={`${id}-success`}>
          <GoodGlyph />
          {success}
        </p>
      ) : null}
    </>
  )
}

function stateOf({error, success}: FieldWords): 'bad' | 'good' | undefined {
  if (present(error)) return 'bad'
  return present(success) ? 'good' : undefined
}

function described({id, hint, error, success}: FieldWords) {
  const ids = [
    present(hint) ? `${id}-hint` : null,
    present(error) ? `${id}-error` : null,
    present(success) && !present(error) ? `${id}-success` : null,
  ].filter((each) => each !== null)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': present(error) ? true : undefined,
  }
}

function present(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== '' && words !== false
}
