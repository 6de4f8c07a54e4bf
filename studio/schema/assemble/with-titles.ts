import {mapChildren, type SchemaNode} from './map-children.ts'

/** Titles of fields whose name says too little. A field may have its own. */
const titles = new Map([
  ['alt', 'Description'],
  ['any', 'Choice of everybody'],
  ['anyLabel', 'Words for no choice'],
  ['asked', 'Who was asked about'],
  ['asksOrganisation', 'Ask for the organisation'],
  ['asOf', 'Month of the figure'],
  ['basis', 'Legal reason'],
  ['brand', 'Brand, short'],
  ['brandFull', 'Brand, in full'],
  ['breadcrumb', 'Name in the line of places'],
  ['breadcrumbLabel', 'Label of the line of places'],
  ['cells', 'Texts of the row'],
  ['clip', 'Silent video'],
  ['codesLabel', 'Label of the postcodes'],
  ['contact', 'Link when nothing was found'],
  ['context', 'Words for screen readers'],
  ['crumb', 'Name in the line of places'],
  ['defaultDescription', 'Description of pages without one'],
  ['dismissible', 'Can be closed'],
  ['edgePostcodes', 'Postcodes that reach out of London'],
  ['errorEmpty', 'Message when empty'],
  ['errorFormat', 'Message when malformed'],
  ['evidence', 'Note for us'],
  ['firstLight', 'Link where no borough glows'],
  ['fitsLabel', 'Words for who matches'],
  ['glowMeaning', 'Under the map'],
  ['groupNames', 'Headings of the groups'],
  ['icoNumber', 'Number at the Information Commissioner'],
  ['initiallyChecked', 'Ticked at the start'],
  ['invitation', 'Line before an answer'],
  ['isConfirmed', 'Chosen and named'],
  ['isEmergency', 'Emergency'],
  ['isListed', 'On the page of all questions'],
  ['isNotStored', 'Word for not stored'],
  ['isPaused', 'Takes no visits for now'],
  ['isSample', 'Invented example'],
  ['isStored', 'Word for stored'],
  ['isUnknown', 'Word for unknown'],
  ['key', 'Name in the code'],
  ['kindNames', 'Names of single results'],
  ['lead', 'Sentences under the headline'],
  ['legend', 'Question'],
  ['lessLabel', 'Words for who matches less'],
  ['messageHint', 'Help for the message'],
  ['messageLabel', 'Label of the message'],
  ['newTab', 'Words for a new tab'],
  ['noGlow', 'Under the map: no borough glows'],
  ['noIndex', 'Keep out of search engines'],
  ['noteLink', 'Link in the note'],
  ['of', 'Word between two numbers'],
  ['ofLabel', 'Word between two numbers'],
  ['order', 'Place in the list'],
  ['other', 'Another way'],
  ['parent', 'Page above it'],
  ['permanent', 'For good'],
  ['place', 'Place on the page'],
  ['plainSpecialty', 'Specialty in plain words'],
  ['platform', 'Network'],
  ['primary', 'Main button'],
  ['quiet', 'Quieter'],
  ['secondary', 'Second button'],
  ['sentence', 'Full sentence'],
  ['sentHeading', 'Heading after the form was sent'],
  ['seo', 'Search engines and sharing'],
  ['seoDescription', 'Description for search engines'],
  ['seoTitle', 'Title for search engines'],
  ['short', 'Lower banner'],
  ['show', 'Shown'],
  ['showLabel', 'Button of a folded list'],
  ['sourceUrl', 'Address of the source'],
  ['storageKey', 'Name in the browser'],
  ['submit', 'Button that sends'],
  ['submitting', 'Button while it is sent'],
  ['titleTemplate', 'Title and brand'],
  ['toBeAnnounced', 'Words for a missing fact'],
  ['unsourcedList', 'Line above statistics without a source'],
  ['url', 'Address'],
  ['value', 'Figure or key words'],
  ['videoUrl', 'Address of the whole video'],
  ['waitingLabel', 'Beside an area that glows'],
])

/**
 * Gives every untitled field, at any depth, a title in sentence case from its name (`previousLabel`: Previous label),
 * and every date the British form.
 */
export function withTitles<Type extends object>(type: Type): Type
export function withTitles(type: SchemaNode): object {
  return {...type, ...mapChildren(type, titled, withTitles)}
}

function titled(field: SchemaNode): object {
  const {name = '', type} = field
  return {
    title: titles.get(name) ?? titleOf(name),
    ...(type === 'date' && {options: {dateFormat: 'D MMMM YYYY'}}),
    ...withTitles(field),
  }
}

function titleOf(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
