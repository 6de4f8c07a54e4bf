import type {PageSection, SectionMap, SectionState, SectionType} from '#content/section-props.ts'

/**
 * Chooses from the sections of all pages the one with the most content for each type and layout.
 *
 * @returns the states by type, then by layout
 */
export function sectionStates(sections: readonly PageSection[]): SectionState[] {
  const states = new Map<string, SectionState>()
  for (const section of [...sections, ...unusedSections(sections)]) {
    const {_type: type} = section
    const layout = layoutOf(section)
    const name = `${type} ${layout}`
    const other = states.get(name)
    if (other === undefined || sizeOf(section) > sizeOf(other.section))
      states.set(name, {type, layout, section})
  }
  const byName = [...states.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return byName.map(([, state]) => state)
}

function layoutOf(section: PageSection): string {
  return 'layout' in section ? section.layout : 'full'
}

function sizeOf(section: PageSection): number {
  return JSON.stringify(section).length
}

/** Sections that no page of the first content has, with the content of others. */
function unusedSections(sections: readonly PageSection[]): PageSection[] {
  const beside = sections.filter(isOf('textBesideImage'))
  return beside.map((section) => ({...section, anchor: 'beside', layout: 'left'}))
}

const isOf =
  <Type extends SectionType>(type: Type) =>
  (section: PageSection): section is SectionMap[Type] =>
    section._type === type
