/** What ESLint and the conformance tests know of a layer. */
interface Layer {
  readonly pattern: string
  readonly capture?: readonly string[]
  readonly allow: readonly string[]
}

export const layers: Readonly<Record<string, Layer>>
export const names: readonly string[]
export const elements: readonly object[]
export const policies: readonly object[]
