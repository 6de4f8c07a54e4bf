import type {DocumentDefinition, DocumentRule, SanityDocument, ValidationContext} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {findUnknownTokens} from '#studio/validation/known-tokens.ts'
import {findTypedTokens} from '#studio/validation/typed-tokens.ts'

/** Adds rules to a document type that reject unknown tokens and warn of words that a token stands for. */
export function withKnownTokens<Type extends Pick<DocumentDefinition, 'type' | 'validation'>>(
  type: Type,
) {
  const validation = (rule: DocumentRule) => [
    ...[type.validation?.(rule) ?? []].flat(),
    rule.custom((document) => (document === undefined ? true : findUnknownTokens(document))),
    rule.custom(warnOfTypedTokens).warning(),
  ]
  return {...type, validation}
}

async function warnOfTypedTokens(
  document: SanityDocument | undefined,
  {getClient}: ValidationContext,
) {
  if (document === undefined || document._type === 'siteSettings') return true
  const settings = await getClient({apiVersion: contentApiVersion})
    .fetch<Record<string, unknown> | null>('*[_id == "siteSettings"][0]')
    .catch(() => null)
  const issues = findTypedTokens(document, settings ?? {})
  return issues.length === 0 ? true : issues
}
