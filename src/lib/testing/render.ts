import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {type HTMLElement, parse} from 'node-html-parser'

/** Renders to HTML, waits for lazy components, and throws their errors. */
export async function renderMarkup(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return await new Response(prelude).text()
}

/** Renders to a tree for queries such as `querySelector`, without the comments that React puts between texts. */
export async function renderTree(node: ReactNode): Promise<HTMLElement> {
  return parse(await renderMarkup(node))
}
