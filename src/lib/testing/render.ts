import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'

/**
 * Renders elements to HTML for a test, and waits for code that is loaded on the way.
 *
 * @param node - what to render
 * @returns the whole HTML
 * @throws what a component threw
 */
export async function renderMarkup(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return await new Response(prelude).text()
}
