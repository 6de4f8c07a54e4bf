import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'

/**
 * Renders elements to HTML and waits for lazily loaded code.
 *
 * @throws what a component threw
 */
export async function renderMarkup(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return await new Response(prelude).text()
}
