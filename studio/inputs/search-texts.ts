export interface SearchSettings {
  /** `%s` stands for the page's title. */
  readonly titleTemplate: string
  readonly defaultDescription: string
  /** Default share image; undefined where each page has one generated from its headline. */
  readonly shareImage: string | undefined
  /** Values of tokens such as `{brand}`. */
  readonly tokens: ReadonlyMap<string, string>
}

export interface SearchTexts {
  readonly title: string
  readonly description: string
}

export const searchSettingsQuery =
  '*[_id == "siteSettings"][0]{..., "shareImageUrl": shareImage.asset->url}'

/** @returns undefined when the response has another shape */
export function readSearchSettings(response: unknown): SearchSettings | undefined {
  if (typeof response !== 'object' || response === null) return undefined
  const texts = Object.entries(response).filter(
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
 * Composes title and description like `src/seo/compose-metadata.ts`. Tokens that are not site settings, such as
 * `{year}`, stay as they are.
 *
 * @param settings - undefined until they are loaded
 */
export function searchTexts(
  {title, description}: SearchTexts,
  settings: SearchSettings | undefined,
): SearchTexts {
  if (settings === undefined) return {title, description}
  const {titleTemplate, defaultDescription, tokens} = settings
  const filled = (text: string) => fillTokens(text, tokens)
  return {
    // A replacer function keeps patterns such as `$&` in a title literal.
    title: filled(titleTemplate).replace('%s', () => filled(title)),
    description: filled(description || defaultDescription),
  }
}

/** Replaces words in braces with their values, and keeps those without one. */
export const fillTokens = (text: string, tokens: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (token, name: string) => tokens.get(name) ?? token)
