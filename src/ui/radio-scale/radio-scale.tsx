import type {ComponentPropsWithRef} from 'react'
import {BadGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {scaleLength} from '#ui/state-attributes.ts'

interface RadioScaleProps {
  /** Form field name; unique on the page. */
  name: string
  /** Id of the first radio, to which an error summary links. */
  id?: string
  question: string
  lowest: number
  highest: number
  lowLabel: string
  highLabel: string
  /** Labels of the values between the ends, for screen readers. */
  between?: readonly string[]
  defaultValue?: number
  required?: boolean
  error?: string | undefined
  /** Extra props for each input. */
  input?: ComponentPropsWithRef<'input'>
}

/** Renders a numeric scale of radio buttons as small arches; the checked one is lit (DES-9). */
export function RadioScale({
  name,
  id,
  question,
  lowest,
  highest,
  lowLabel,
  highLabel,
  between = [],
  defaultValue,
  required = false,
  error,
  input,
}: RadioScaleProps) {
  const values = Array.from({length: highest - lowest + 1}, (_, index) => lowest + index)
  const meaning = (value: number) => {
    if (value === lowest) return lowLabel
    return value === highest ? highLabel : between[value - lowest - 1]
  }
  const errorId = `${name}-error`
  const isBad = error !== undefined && error !== ''
  return (
    <fieldset
      aria-describedby={isBad ? errorId : undefined}
      {...scaleLength.of(values.length > 6 ? 'many' : 'few')}
    >
      <legend>{question}</legend>
      {isBad ? (
        <p data-error="" id={errorId}>
          <BadGlyph />
          <span>{error}</span>
        </p>
      ) : null}
      <div data-scale-options="">
        {values.map((value) => (
          <label key={value}>
            <input
              {...input}
              defaultChecked={value === defaultValue}
              id={value === lowest ? id : undefined}
              name={name}
              required={required}
              type="radio"
              value={value}
            />
            <span>{value}</span>
            {meaning(value) === undefined ? null : (
              <span data-sr-only="">{` ${meaning(value)}`}</span>
            )}
          </label>
        ))}
      </div>
      <p aria-hidden="true" data-scale-ends="">
        <span>{`${lowest} = ${lowLabel}`}</span>
        <span>{`${highest} = ${highLabel}`}</span>
      </p>
    </fieldset>
  )
}
