interface RadioScaleProps {
  /** The name of the form field; it also keeps scales on one page apart. */
  name: string
  question: string
  lowest: number
  highest: number
  /** What the ends mean. */
  lowLabel: string
  highLabel: string
  defaultValue?: number
  required?: boolean
}

/** A question answered by one of some numbers, drawn as small arches; the chosen one is lit (DIRECTION §11). */
export function RadioScale({
  name,
  question,
  lowest,
  highest,
  lowLabel,
  highLabel,
  defaultValue,
  required = false,
}: RadioScaleProps) {
  const values = Array.from({length: highest - lowest + 1}, (_, index) => lowest + index)
  return (
    <fieldset data-scale={values.length > 6 ? 'many' : 'few'}>
      <legend>{question}</legend>
      <div data-scale-options="">
        {values.map((value) => (
          <label key={value}>
            <input
              defaultChecked={value === defaultValue}
              name={name}
              required={required}
              type="radio"
              value={value}
            />
            {value}
            {value === lowest ? <span data-hidden-words=""> {lowLabel}</span> : null}
            {value === highest ? <span data-hidden-words=""> {highLabel}</span> : null}
          </label>
        ))}
      </div>
      <p aria-hidden="true" data-scale-ends="">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </p>
    </fieldset>
  )
}
