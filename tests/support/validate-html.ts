import {type ConfigData, HtmlValidate} from 'html-validate'

export const htmlRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:document'],
  elements: [
    'html5',
    // Server components render styles next to their elements, which browsers accept.
    {style: {metadata: true, flow: true, phrasing: true, permittedContent: []}},
  ],
  // Scripts come from the page's own origin, and their names contain a hash.
  rules: {'require-sri': 'off'},
}

/** Rules for a part of a page. */
export const sectionRules: ConfigData = {
  ...htmlRules,
  extends: ['html-validate:standard'],
  rules: {...htmlRules.rules, 'heading-level': ['error', {minInitialRank: 'any'}]},
}

/** Returns the problems of a page, each with its rule and selector. */
export async function validateHtml(html: string, config = htmlRules): Promise<string[]> {
  const {results} = await new HtmlValidate(config).validateString(html)
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
