import * as care from './documents/care.ts'
import * as claims from './documents/claims.ts'
import * as data from './documents/data.ts'
import * as forms from './documents/forms.ts'
import * as frame from './documents/frame.ts'
import * as pages from './documents/pages.ts'
import * as people from './documents/people.ts'
import * as places from './documents/places.ts'
import {sharedSectionOf} from './documents/shared-section.ts'
import {siteSettings} from './documents/site-settings.ts'
import * as clinicianItems from './objects/clinician-items.ts'
import * as listItems from './objects/list-items.ts'
import * as media from './objects/media.ts'
import * as texts from './objects/texts.ts'
import {sections} from './sections.ts'
import {withoutFormTitle} from '#studio/sanity-internals.ts'
import {withComposedRules} from './assemble/with-composed-rules.ts'
import {withFileTypes} from './assemble/with-file-types.ts'
import {withTitles} from './assemble/with-titles.ts'
import {withKnownTokens} from './assemble/with-known-tokens.ts'

/** Each export of these modules is a type. */
const documents = {...care, ...claims, ...data, ...forms, ...frame, ...pages, ...people, ...places}
const objects = {...clinicianItems, ...listItems, ...media, ...texts}

/** All types, for the Studio, schema extraction and validation of the seed. */
export const schemaTypes = withComposedRules(
  [
    ...[...Object.values(documents), siteSettings, sharedSectionOf(sections)].map((type) => ({
      ...withKnownTokens(type),
      ...withoutFormTitle,
    })),
    ...sections,
    ...Object.values(objects),
  ].map((type) => withFileTypes(type)),
).map((type) => withTitles(type))
