import type {DocumentDefinition, DocumentRule} from 'sanity'
import {issuesOfTokens} from '#studio/validation/known-tokens.ts'

/**
 * Makes a document type refuse words in braces that nothing fills, beside the rules it has.
 *
 * @param type - a document type
 */
export function withKnownTokens<Type extends Pick<DocumentDefinition, 'type' | 'validation'>>(
  type: Type,
) {
  const validation = (rule: DocumentRule) => [
    ...[type.validation?.(rule) ?? []].flat(),
    rule.custom((document) => (document === undefined ? true : issuesOfTokens(document))),
  ]
  return {...type, validation}
}
