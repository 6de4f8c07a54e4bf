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

/** How a section of each type that is gone, or that has layouts now, becomes one of today. */
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
 * Turns the sections of a document into those of today.
 *
 * @param sections - the value of its field; anything else than an array stays as it is
 * @returns the same array when there is nothing to change
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
