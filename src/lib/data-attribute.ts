/** Props to spread into an element. React omits an attribute whose value is `undefined`. */
export type DataAttributes = Readonly<Record<`data-${string}`, string | undefined>>

/** A data attribute with known values. Markup, styles and tests share it, so a misspelt value doesn't compile. */
export interface DataAttribute<Value extends string> {
  readonly name: `data-${string}`
  readonly values: readonly Value[]
  readonly selector: string
  is: (value: Value) => string
  of: (value: Value | undefined) => DataAttributes
}

export type ValueOf<Attribute> = Attribute extends DataAttribute<infer Value> ? Value : never

/** Declares a data attribute. `values` may be empty when the type parameter restricts them. */
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
