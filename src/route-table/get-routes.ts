import 'server-only'
import type {SanityClient} from '@sanity/client'
import {defineQuery} from 'next-sanity'
import {isCompleteClinician} from '#content/fragments/clinician.ts'
import {listedQuestions, listSections} from '#content/fragments/sections.ts'
import {
  type RouteTable,
  routesSchema,
  type StoredRoutes,
  omitUnfinishedClinicians,
} from './route-table.ts'

const ROUTES_QUERY = defineQuery(/* groq */ `{
  "pages": *[_type == "page" && defined(path.current) && isHidden != true] | order(path.current asc).path.current,
  "stores": *[_type == "siteSettings" && _id == "siteSettings"][0].stores[defined(address)]{store, address},
  "clinicians": *[_type == "clinician" && defined(slug.current)]{
    kind,
    "slug": slug.current,
    "isSample": coalesce(isSample, true),
    "languages": languages[].name,
    modes,
    "isFinished": ${isCompleteClinician}
  },
  "samples": *[_type == "siteSettings" && _id == "siteSettings"][0].sampleData{show},
  "bookings": *[_type == "service" && defined(bookingAddress)]{key, "to": bookingAddress},
  "redirects": [
    ...*[_type == "redirect" && defined(from) && defined(to)]{from, to, permanent},
    ...*[_type == "page" && isHidden == true && defined(path.current) && defined(replacement->path.current)]{
      "from": path.current,
      "to": replacement->path.current,
      "permanent": false
    }
  ],
  "areas": *[_type == "area" && defined(slug.current)]{"slug": slug.current, postcodes},
  "subjects": *[_type == "formText" && name == "contact"][0].subjects[].key,
  "menus": *[_type == "navigation" && _id == "navigation"][0]{
    "paths": [menus[].items[].page->path.current, links[].page->path.current]
  },
  "lists": *[_type == "page" && defined(path.current)]{
    "path": path.current,
    "lists": ${listSections}
  }[count(lists) > 0],
  "updateCount": count(*[_type == "update"]),
  "questionCount": count(${listedQuestions}),
  "footer": *[_type == "footer" && _id == "footer"][0]{"paths": [columns[].links[].page->path.current]}
}`)

/** Fetches everything that the route table depends on, uncached and without drafts. */
export async function getRoutes(
  client: SanityClient,
  before: RouteTable | null,
): Promise<StoredRoutes> {
  return omitUnfinishedClinicians(routesSchema.parse(await client.fetch(ROUTES_QUERY)), before)
}
