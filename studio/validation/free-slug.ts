import type {SlugValue, ValidationContext} from 'sanity'

const draftPrefix = /^drafts\./

/**
 * Creates a rule that rejects an address that another document of the same type has. The Studio's own check only
 * warns, and two pages at one address would hide one of them.
 *
 * @param field - name of the slug field, such as `path`
 */
export function freeSlug(field: string) {
  const query = `defined(*[_type == $type && !sanity::versionOf($id) && ${field}.current == $slug][0]._id)`
  return async (
    value: SlugValue | undefined,
    {document, getClient}: Pick<ValidationContext, 'document' | 'getClient'>,
  ): Promise<true | string> => {
    if (value?.current === undefined || document === undefined) return true
    const taken = await getClient({apiVersion: '2025-02-19'})
      .withConfig({perspective: 'raw'})
      .fetch<unknown>(query, {
        type: document._type,
        id: document._id.replace(draftPrefix, ''),
        slug: value.current,
      })
    return taken === true ? 'Another document already has this address.' : true
  }
}
