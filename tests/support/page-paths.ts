import {pathAliases} from '#model/paths.ts'
import {contentClient} from './content-client.ts'

/** Returns the paths of all published pages. */
export async function pagePaths(): Promise<string[]> {
  const query = '*[_type == "page" && !(_id in path("drafts.**"))].path.current'
  return [...(await contentClient.fetch<string[]>(query)), ...Object.keys(pathAliases)]
}
