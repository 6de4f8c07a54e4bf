import {mapChildren, type Rules, type SchemaNode} from './map-children.ts'

/**
 * Combines the validation of a field or array member with that of its type. Otherwise Sanity
 * drops the type's rules, and a required picture would need no description.
 */
export function withComposedRules<Type extends object>(types: readonly Type[]): Type[]
export function withComposedRules(types: readonly SchemaNode[]): object[] {
  const ruleOf = new Map(types.map(({name, validation}) => [name, validation]))
  const composed = (type: SchemaNode): object => ({...type, ...mapChildren(type, composeField)})
  const composeField = (field: SchemaNode): object => {
    const [own, ofType] = [field.validation, ruleOf.get(field.type)]
    return own === undefined || ofType === undefined
      ? composed(field)
      : {...composed(field), validation: combine(own, ofType)}
  }
  return types.map(composed)
}

function combine(first: Rules, second: Rules): Rules {
  return (...args) => [first(...args), second(...args)].flat()
}
