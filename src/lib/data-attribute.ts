/** What is spread into an element; nothing is rendered for an attribute without a value. */
export type DataAttributes = Readonly<Record<`data-${string}`, string | undefined>>

/** A data attribute whose values are known: markup, styles and tests name it through this, so that none is misspelt. */
export interface DataAttribute<Value extends string> {
  readonly name: `data-${string}`
  /** All its values; empty where it may have any of its type. */
  readonly values: readonly Value[]
  /** Selects what has it, whatever its value. */
  readonly selector: string
  /** Selects what has this value. */
  is: (value: Value) => string
  /** Is spread into the JSX of an element. */
  of: (value: Value | undefined) => DataAttributes
}

/** One of the values of a data attribute. */
export type ValueOf<Attribute> = Attribute extends DataAttribute<infer Value> ? Value : never

/**
 * Declares a data attribute.
 *
 * @param name - without `data-`
 * @param values - all it may have; none where its type says what they are
 * @returns what writes it into markup and selects it in styles
 */
export function dataAttribute<const Value extends string>(
  name: string,
  values: readonly Value[],
): DataAttribute<Value> {
  const attribute: `data-${string}` = `data-${name}`
  return {
    name: attribute,
    values,
    selector: `[${attribute}]`,
    is: (value) => `[${attribute}='${value}']`,
    of: (value) => ({[attribute]: value}),
  }
}
