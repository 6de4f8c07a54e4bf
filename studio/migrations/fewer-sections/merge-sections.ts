import {intoContact} from './into-contact.ts'
import {intoForm} from './into-form.ts'
import {intoPageHero} from './into-page-hero.ts'
import {intoClinicians} from './into-clinicians.ts'
import {intoFaqs} from './into-faqs.ts'
import {intoFigures} from './into-figures.ts'
import {intoLists} from './into-lists.ts'
import {intoPoints} from './into-points.ts'
import {intoSteps} from './into-steps.ts'
import {isSection, type Merge} from './section.ts'

/** Conversions of removed section types, and of types that have layouts now. */
export const merges: Readonly<Record<string, Merge>> = {
  ...intoPoints,
  ...intoSteps,
  ...intoContact,
  ...intoForm,
  ...intoPageHero,
  ...intoClinicians,
  ...intoFaqs,
  ...intoFigures,
  ...intoLists,
}

/**
 * Converts the sections of a document to the current types.
 *
 * @param sections - the field's value; returned unchanged when it is no array
 * @returns the same array when nothing changes
 */
export function mergeSections(sections: unknown): unknown {
  if (!Array.isArray(sections)) return sections
  const merged = sections.map((section: unknown) => mergeSection(section))
  return merged.every((section, place) => section === sections[place]) ? sections : merged
}

function mergeSection(section: unknown): unknown {
  if (!isSection(section) || 'layout' in section) return section
  return merges[String(section['_type'])]?.(section) ?? section
}
