import type {ReactNode} from 'react'

/**
 * Renders elements and components without hooks to HTML. Next's bundle contains React for server components, which has
 * no renderer, so this one is loaded from `node_modules`.
 */
export async function renderHtml(node: ReactNode): Promise<string> {
  const {renderToStaticMarkup} = await import(/* turbopackIgnore: true */ 'react-dom/server')
  return renderToStaticMarkup(node)
}
