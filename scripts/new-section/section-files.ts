/** The names one section goes by. */
export interface SectionNames {
  /** `areaCheck`: the schema type. */
  type: string
  /** `area-check`: files and folder. */
  kebab: string
  /** `AreaCheck`: the component, without its suffix. */
  pascal: string
  /** What editors read. */
  title: string
}

/**
 * Derives the names of a section.
 *
 * @param type - camel case, as the dataset stores it
 * @param title - what editors call it
 * @throws Error when the type is not camel case
 */
export function sectionNames(type: string, title: string): SectionNames {
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(type)) {
    throw new Error(`"${type}" is not a section name. Use camel case, for instance areaCheck.`)
  }
  return {
    type,
    title,
    kebab: type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    pascal: type.charAt(0).toUpperCase() + type.slice(1),
  }
}

/**
 * Writes out the files of a new section: one heading and one text, to be grown from there.
 *
 * @param names - from `sectionNames`
 * @returns contents by path below the project's root
 */
export function sectionFiles({type, kebab, pascal, title}: SectionNames): Record<string, string> {
  const folder = `src/sections/${kebab}/${kebab}`
  return {
    [`studio/schema/sections/${kebab}.ts`]: `import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph} from '#studio/schema/fields.ts'

export const ${type} = defineSection({
  name: '${type}',
  title: '${title.replaceAll("'", "\\'")}',
  description: 'A heading with a text below it.',
  fields: [
    line('heading', 'The heading of the section.'),
    optionalParagraph('text', 'One or two sentences under the heading. May stay empty.'),
  ],
})
`,
    [`${folder}.query.ts`]: `export const ${type}Query = /* groq */ \`
  heading,
  text
\`
`,
    [`${folder}.styles.ts`]: `import {styled} from 'styled-components'

export const ${pascal}Body = styled.div\`
  display: grid;
  gap: var(--gap);
\`
`,
    [`${folder}.section.tsx`]: `import type {SectionProps} from '#content/section-props.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {${pascal}Body} from './${kebab}.styles.ts'

/** ${title}. */
export function ${pascal}Section({section}: SectionProps<'${type}'>) {
  const {heading, text} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <${pascal}Body>
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
        </${pascal}Body>
      </Wrap>
    </Band>
  )
}
`,
    [`${folder}.fixtures.ts`]: `import type {SectionProps} from '#content/section-props.ts'

/** States the section is looked at and tested in. */
export const ${type}Fixtures = {
  full: {
    _key: 'full',
    _type: '${type}',
    anchor: null,
    heading: 'What this is about',
    text: 'A sentence that says what this is about.',
  },
  withoutText: {
    _key: 'without-text',
    _type: '${type}',
    anchor: null,
    heading: 'What this is about',
    text: null,
  },
} satisfies Record<string, SectionProps<'${type}'>['section']>
`,
    [`${folder}.test.tsx`]: `import {renderToStaticMarkup} from 'react-dom/server'
import {${type}Fixtures} from './${kebab}.fixtures.ts'
import {${pascal}Section} from './${kebab}.section.tsx'

describe('${pascal}Section', () => {
  it('renders its heading and its text', () => {
    const html = renderToStaticMarkup(<${pascal}Section section={${type}Fixtures.full} />)
    expect(html).toContain(${type}Fixtures.full.heading)
    expect(html).toContain(${type}Fixtures.full.text)
  })

  it('leaves the paragraph out when there is no text', () => {
    const html = renderToStaticMarkup(<${pascal}Section section={${type}Fixtures.withoutText} />)
    expect(html).not.toContain('<p')
  })
})
`,
  }
}
