import {defineField, defineType, type FieldDefinition} from 'sanity'
import {sectionTabs} from './assemble/section-tabs.ts'
import {optionalLine, titled} from './fields.ts'
import {layoutsOf} from './layouts.ts'
import {sectionThumbnail} from './section-pictures.ts'

const anchorPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Says whether a text can stand after the `#` of an address that leads into a page. */
export function isAnchor(anchor: string): boolean {
  return anchorPattern.test(anchor)
}

type Section = {
  /** Also the name of its folder in `src/sections`, which has hyphens instead of capitals. */
  readonly name: string
  /** What editors call the section in the list of sections to add. */
  readonly title: string
  /** One sentence for editors: what a visitor sees. */
  readonly description: string
  readonly fields: readonly FieldDefinition[]
  /** The field that names the section in the page's list, where it is not `heading`. */
  readonly titleField?: string
  /** The field that names it where that one is empty. */
  readonly otherTitleField?: string
}

/**
 * Declares a section of the page builder: the given fields, the fields every section has, tabs where they are many, and
 * the preview.
 *
 * @returns an object type whose list entry shows its heading above the name of the section
 */
export function defineSection({
  name,
  title,
  description,
  fields,
  titleField = 'heading',
  otherTitleField = titleField,
}: Section) {
  const anchor = titled(
    'Name for links',
    optionalLine(
      'anchor',
      'Only if a link should lead straight to this section: one lower-case word, such as faq. The link is then /page#faq.',
    ),
  )
  const [layout] = layoutsOf(fields)
  return defineType({
    name,
    title,
    type: 'object',
    description,
    ...sectionTabs([
      ...fields,
      {
        ...anchor,
        validation: (rule) =>
          rule.custom((value: unknown) =>
            typeof value !== 'string' || isAnchor(value)
              ? true
              : 'Use lower-case letters, numbers and hyphens only.',
          ),
      },
      // Without a value to begin with: sections that stand on pages have none.
      defineField({
        name: 'isHidden',
        title: 'Hidden',
        type: 'boolean',
        description:
          'Leaves the section off the page, also in the preview. What it says is kept, for when it is wanted again.',
      }),
    ]),
    preview: {
      select: {
        heading: titleField,
        otherHeading: otherTitleField,
        isHidden: 'isHidden',
        ...(layout === undefined ? {} : {layout: 'layout'}),
      },
      prepare: ({heading: own, otherHeading, isHidden, layout: chosen = layout}: Selected) => {
        const heading = own ?? otherHeading
        const media = sectionThumbnail(name, chosen)
        const named =
          heading === undefined ? {title, media} : {title: heading, subtitle: title, media}
        return isHidden === true ? {...named, title: `Hidden: ${named.title}`} : named
      },
    },
  })
}

interface Selected {
  heading?: string
  otherHeading?: string
  isHidden?: boolean
  layout?: string
}
