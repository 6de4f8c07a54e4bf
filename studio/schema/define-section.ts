import {defineType} from 'sanity'
import {sectionTabs} from './assemble/section-tabs.ts'
import * as f from './fields.ts'
import {layoutsOf} from './layouts.ts'
import {sectionThumbnail} from './section-pictures.ts'

const anchorPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Tells whether a text is valid after the `#` of an address. */
export function isAnchor(anchor: string): boolean {
  return anchorPattern.test(anchor)
}

type Section = {
  /** Also the name of its folder in `src/sections`, there in kebab case. */
  readonly name: string
  readonly title: string
  /** One sentence for editors about what visitors see. */
  readonly description: string
  readonly fields: f.Fields
  /** Field shown as the section's name in the page's list of sections. */
  readonly titleField?: string
  /** Fallback for an empty title field. */
  readonly fallbackTitleField?: string
}

/** Fields of every section. */
const sharedFields: f.Fields = {
  anchor: f.custom({
    title: 'Name for links',
    type: 'string',
    description:
      'Only if a link should lead straight to this section: one lower-case word, such as faq. The link is then /page#faq.',
    validation: (rule) =>
      rule.custom((value) =>
        value === undefined || isAnchor(value)
          ? true
          : 'Use lower-case letters, numbers and hyphens only.',
      ),
  }),
  // No initial value: sections of existing pages have none either.
  isHidden: f.titled(
    'Hidden',
    f.field(
      'boolean',
      'Leaves the section off the page, also in the preview. What it says is kept, for when it is wanted again.',
    ),
  ),
}

/**
 * Declares a section of the page builder. Adds the fields that all sections share, tabs for many fields, and the
 * preview.
 */
export function defineSection({
  name,
  title,
  description,
  fields,
  titleField = 'heading',
  fallbackTitleField = titleField,
}: Section) {
  const tabbed = sectionTabs({...fields, ...sharedFields})
  const [layout] = layoutsOf(tabbed.fields)
  return defineType({
    name,
    title,
    type: 'object',
    description,
    ...tabbed,
    preview: {
      select: {
        heading: titleField,
        otherHeading: fallbackTitleField,
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
