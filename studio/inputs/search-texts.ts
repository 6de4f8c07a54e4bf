/** The site settings that titles, descriptions and shared pictures are made of. */
export interface SearchSettings {
  /** `%s` stands for the title of the page. */
  readonly titleTemplate: string
  readonly defaultDescription: string
  /** The address of the picture of pages without one; undefined where each page has one made of its headline. */
  readonly shareImage: string | undefined
  /** The texts that fill words in braces such as `{brand}`. */
  readonly tokens: ReadonlyMap<string, string>
}

/** The texts of a page in search results. */
export interface SearchTexts {
  readonly title: string
  readonly description: string
}

/** Asks for the settings. */
export const searchSettingsQuery =
  '*[_id == "siteSettings"][0]{..., "shareImageUrl": shareImage.asset->url}'

/**
 * Reads the answer to the query.
 *
 * @returns undefined when it is no answer to it
 */
export function readSearchSettings(answer: unknown): SearchSettings | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const texts = Object.entries(answer).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const tokens = new Map(texts)
  const titleTemplate = tokens.get('titleTemplate')
  return titleTemplate === undefined
    ? undefined
    : {
        titleTemplate,
        defaultDescription: tokens.get('defaultDescription') ?? '',
        shareImage: tokens.get('shareImageUrl'),
        tokens,
      }
}

/**
 * Composes title and description as `src/seo/compose-metadata.ts` does. Words in braces that are not a setting of their
 * own, such as `{year}`, stay as they are.
 *
 * @param texts - of the page
 * @param settings - undefined while they are not known
 */
export function searchTexts(
  {title, description}: SearchTexts,
  settings: SearchSettings | undefined,
): SearchTexts {
  if (settings === undefined) return {title, description}
  const {titleTemplate, defaultDescription, tokens} = settings
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (token, name: string) => tokens.get(name) ?? token)
  return {
    // A function: signs such as `$&` in a title stay what they are.
    title: filled(titleTemplate).replace('%s', () => filled(title)),
    description: filled(description || defaultDescription),
  }
}
