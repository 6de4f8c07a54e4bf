import type {DocumentDefinition, DocumentRule} from 'sanity'
import {findUnknownTokens} from '#studio/validation/known-tokens.ts'

/** Adds a rule to a document type that rejects unknown tokens. */
export function withKnownTokens<Type extends Pick<DocumentDefinition, 'type' | 'validation'>>(
  type: Type,
) {
  const validation = (rule: DocumentRule) => [
    ...[type.validation?.(rule) ?? []].flat(),
    rule.custom((document) => (document === undefined ? true : findUnknownTokens(document))),
  ]
  return {...type, validation}
}
