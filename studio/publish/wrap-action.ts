import type {DocumentActionComponent} from 'sanity'

type Use = (
  ...args: [...Parameters<DocumentActionComponent>, ReturnType<DocumentActionComponent>]
) => ReturnType<DocumentActionComponent>

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Changes what an action of the Studio does, and keeps its conditions.
 *
 * @param use - a hook with the action's properties and what the Studio's own hook returns
 * @returns one component for each action, because the Studio keeps the state of an action by its identity
 */
export function wrapAction(original: DocumentActionComponent, use: Use): DocumentActionComponent {
  const known = wrapped.get(original)
  if (known !== undefined) return known
  const Wrapped: DocumentActionComponent = (props) => use(props, original(props))
  if (original.action !== undefined) Wrapped.action = original.action
  wrapped.set(original, Wrapped)
  return Wrapped
}
