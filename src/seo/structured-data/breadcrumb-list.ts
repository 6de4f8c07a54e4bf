import type {BreadcrumbList} from 'schema-dts'
import type {Trail} from '#seo/page-facts.ts'
import {type GraphContext, nodeId} from './graph-context.ts'

export function breadcrumbList({origin}: GraphContext, path: string, trail: Trail): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId.trail(origin, path),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.path,
    })),
  }
}
