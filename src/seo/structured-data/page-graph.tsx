import {renderingConfiguration} from '#config/environment.server.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import type {PageHead} from '#seo/compose-metadata.ts'
import {composeGraph, serialiseGraph} from './compose-graph.ts'

/** Structured data of a page as JSON-LD (SEO-5). */
export async function PageGraph({head}: {head: PageHead}) {
  const settings = await getSettings()
  const filled = fillSettingTokens(settings, settings)
  const {path, seo, modified, facts} = head
  const {title, description} = seo
  const graph = composeGraph(
    {origin: renderingConfiguration().site.publicOrigin, settings: filled},
    {path, title, description: description || filled.defaultDescription, modified},
    facts,
  )
  return (
    <script dangerouslySetInnerHTML={{__html: serialiseGraph(graph)}} type="application/ld+json" />
  )
}
