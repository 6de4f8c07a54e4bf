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
  if ('layout' in section) return section.layout
  return section._type === 'dataPolicyPart' ? section.kind : 'full'
}

function sizeOf(section: PageSection): number {
  return JSON.stringify(section).length
}

/** Sections that no page of the first content has, with the content of others. */
function unusedSections(sections: readonly PageSection[]): PageSection[] {
  const hero = sections.filter(isOf('pageHero')).find(({layout}) => layout === 'panel')
  const text = sections.find(isOf('prose'))
  if (!hero?.picture || !text) return []
  const beside = {
    _type: 'textBesideImage',
    anchor: 'beside',
    heading: hero.headline,
    body: text.body,
    picture: hero.picture,
  } as const
  return [
    {...beside, _key: 'right', layout: 'right', link: hero.secondary},
    {...beside, _key: 'left', layout: 'left', link: null},
  ]
}

const isOf =
  <Type extends SectionType>(type: Type) =>
  (section: PageSection): section is SectionMap[Type] =>
    section._type === type
