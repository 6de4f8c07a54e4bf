/** How the site settings have a page titled. */
export interface TitleSettings {
  readonly brand: string
  /** `%s` stands for the title of the page, `{brand}` for the brand. */
  readonly titleTemplate: string
}

/** The texts of a page in search results. */
export interface SearchTexts {
  readonly title: string
  readonly description: string
}

/** Asks for the settings of titles. */
export const titleSettingsQuery = '*[_id == "siteSettings"][0]{brand, titleTemplate}'

/**
 * Reads the answer to the query.
 *
 * @returns undefined when it is no answer to it
 */
export function readTitleSettings(answer: unknown): TitleSettings | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const [brand, titleTemplate] = [textOf(answer, 'brand'), textOf(answer, 'titleTemplate')]
  return brand === undefined || titleTemplate === undefined ? undefined : {brand, titleTemplate}
}

/**
 * Composes the title and the description that search engines show, as `src/seo/compose-metadata.ts` does.
 *
 * @param texts - of the page
 * @param settings - undefined while they are not known
 */
export function searchTexts(
  {title, description}: SearchTexts,
  settings: TitleSettings | undefined,
): SearchTexts {
  if (settings === undefined) return {title, description}
  // Functions: signs such as `$&` stay what they are.
  const filled = (text: string) => text.replaceAll('{brand}', () => settings.brand)
  return {
    title: filled(settings.titleTemplate).replace('%s', () => filled(title)),
    description: filled(description),
  }
}

function textOf(value: object, field: string): string | undefined {
  const text: unknown = Reflect.get(value, field)
  return typeof text === 'string' ? text : undefined
}
