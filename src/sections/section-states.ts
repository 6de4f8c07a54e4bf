import type {PageSection, SectionState} from '#content/section-props.ts'

/** Chooses from all pages the section with the most content of each type and layout: by type, then by layout. */
export function sectionStates(sections: readonly PageSection[]): SectionState[] {
  const states = new Map<string, SectionState>()
  for (const section of sections) {
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
