import {
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'

/** How React marks a component that it renders apart from those of the server, which knows its address alone. */
const clientReference = Symbol.for('react.client.reference')
/** How it marks one that is an object with a function in it, as every component of styles is. */
const forwardRef = Symbol.for('react.forward_ref')

type Props = Readonly<Record<string, unknown>>
type Render = (props: Props, ref?: Ref<unknown>) => ReactNode

/**
 * Calls every server component of a tree now, where React would do so later: what is missing further down is then
 * thrown here and can be caught, without a boundary of React's around it (decision 94). Client components are left to
 * React, with whatever server components they are given called.
 *
 * @param node - what a component returned
 * @returns the same without server components in it
 * @throws what one of them threw
 */
export function resolveComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(resolveComponents)
  if (!isValidElement<Props>(node)) return node
  const render = renderOf(node.type)
  return render === null
    ? withResolvedProps(node)
    : wrapped(resolveComponents(render(node.props)), node.key)
}

/** Keeps the place of an element in the list that it came from. */
function wrapped(resolved: ReactNode, key: string | null): ReactElement {
  return <Fragment key={key}>{resolved}</Fragment>
}

/** An element of HTML, a fragment or a client component: what it is given may hold server components. */
function withResolvedProps(element: ReactElement<Props>): ReactElement {
  const {children, ...props} = element.props
  const resolved = Object.entries(props).flatMap(([name, value]) =>
    isValidElement(value) ? [[name, resolveComponents(value)] as const] : [],
  )
  const given = Object.fromEntries(resolved)
  // As arguments: React asks for keys in a list, and what was written in the code has none.
  if (isList(children)) return cloneElement(element, given, ...children.map(resolveComponents))
  return isValidElement(children)
    ? cloneElement(element, given, resolveComponents(children))
    : cloneElement(element, given)
}

const isList = (children: unknown): children is readonly ReactNode[] => Array.isArray(children)

/** @returns what renders a server component; null for what React has to render itself */
function renderOf(type: unknown): Render | null {
  if (type === undefined || type === null) throw new TypeError('There is no component to render.')
  if (isRender(type)) return markOf(type) === clientReference ? null : type
  if (typeof type !== 'object' || markOf(type) !== forwardRef || !('render' in type)) return null
  return isRender(type.render) ? type.render : null
}

const isRender = (type: unknown): type is Render => typeof type === 'function'

function markOf(type: object): unknown {
  return '$$typeof' in type ? type.$$typeof : null
}
