import {
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'

/** React's mark on a client component, which the server knows only by its module reference. */
const clientReference = Symbol.for('react.client.reference')
/** React's mark on a `forwardRef` component; every styled component is one. */
const forwardRef = Symbol.for('react.forward_ref')

type Props = Readonly<Record<string, unknown>>
type Render = (props: Props, ref?: Ref<unknown>) => ReactNode

/**
 * Calls every server component of a tree immediately, so that the caller can catch their errors without a React error
 * boundary. Client components are left to React, with the server components in their props resolved (decision 94).
 *
 * @returns the tree without server components
 * @throws any error of a server component
 */
export function resolveComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(resolveComponents)
  if (!isValidElement<Props>(node)) return node
  const render = renderOf(node.type)
  return render === null
    ? withResolvedProps(node)
    : withKey(resolveComponents(render(node.props)), node.key)
}

function withKey(resolved: ReactNode, key: string | null): ReactElement {
  return <Fragment key={key}>{resolved}</Fragment>
}

function withResolvedProps(element: ReactElement<Props>): ReactElement {
  const {children, ...props} = element.props
  const resolvedProps = resolveValues(props)
  // Spread as arguments, because React requires keys in an array.
  if (isList(children))
    return cloneElement(element, resolvedProps, ...children.map(resolveComponents))
  return isValidElement(children)
    ? cloneElement(element, resolvedProps, resolveComponents(children))
    : cloneElement(element, resolvedProps)
}

const resolveValues = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolveValue(value)]))

/** Resolves the elements of a prop, such as those in the items of an accordion. */
function resolveValue(value: unknown): unknown {
  if (isValidElement(value)) return resolveComponents(value)
  if (Array.isArray(value)) return value.map(resolveValue)
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  return isPlain ? resolveValues(value) : value
}

const isList = (children: unknown): children is readonly ReactNode[] => Array.isArray(children)

/** Returns null for types that React must render itself. */
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
