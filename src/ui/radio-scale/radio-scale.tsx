import type {ComponentPropsWithRef} from 'react'
import {BadGlyph} from '#ui/icon/outcome-glyphs.tsx'

interface RadioScaleProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** Form field name; unique on the page. */
  name: string
  /** Id of the first radio, to which an error summary links. */
  id?: string
  question: string
  /** Meaning of each value, from the lowest. Only screen readers get those between the ends. */
  meanings: readonly string[]
  error?: string | undefined
}

/** Renders a numeric scale of radio buttons as small arches; the checked one is lit (DES-9). */
export function RadioScale({
  id,
  question,
  meanings,
  defaultValue,
  error,
  ...input
}: RadioScaleProps) {
  const errorId = `${input.name}-error`
  const values = meanings.map((meaning, index) => ({meaning, value: String(index + 1)}))
  return (
    <fieldset aria-describedby={error ? errorId : undefined} data-scale="">
      <legend>{question}</legend>
      {error ? (
        <p data-error="" id={errorId}>
          <BadGlyph />
          <span>{error}</span>
        </p>
      ) : null}
      <div data-scale-options="">
        {values.map(({meaning, value}, index) => (
          <label key={value}>
            <input
              {...input}
              defaultChecked={value === defaultValue}
              id={index === 0 ? id : undefined}
              type="radio"
              value={value}
            />
            <span>{value}</span>
            <span data-sr-only="">{` ${meaning}`}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" data-scale-ends="">
        {[values[0], values.at(-1)].map((end) =>
          end === undefined ? null : <span key={end.value}>{`${end.value} = ${end.meaning}`}</span>,
        )}
      </p>
    </fieldset>
  )
}
