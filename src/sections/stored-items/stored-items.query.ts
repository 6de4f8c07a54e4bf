import {richTextFields} from '#content/fragments/rich-text.ts'

export const storedItemsQuery = /* groq */ `
  heading,
  text[]{${richTextFields}},
  onlyWithAnalytics,
  nameLabel,
  purposeLabel,
  setByLabel,
  lastsLabel,
  nowLabel,
  isStored,
  isNotStored,
  isUnknown,
  items[]{_key, name, purpose, setBy, lasts}
`
