import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'

/** Renders to HTML, waits for lazy components, and throws their errors. */
export async function renderMarkup(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return await new Response(prelude).text()
}
