import type {BreadcrumbList} from 'schema-dts'
import type {Trail} from '#seo/page-facts.ts'
import {type GraphContext, idOf} from './graph-context.ts'

/**
 * Says where a page stands, as the line above its headline does.
 *
 * @param context - of the graph
 * @param path - of the page
 * @param trail - from above to below, the page itself last
 */
export function breadcrumbList({origin}: GraphContext, path: string, trail: Trail): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf.trail(origin, path),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.path,
    })),
  }
}
