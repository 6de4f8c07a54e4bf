type Rules = (...args: unknown[]) => unknown

/**
 * Combines the validation of a field or array member with that of its type. Otherwise Sanity
 * drops the type's rules, and a required picture would need no description.
 */
export function withComposedRules<Type extends object>(types: readonly Type[]): Type[]
export function withComposedRules(types: readonly object[]): object[] {
  const ruleOf = new Map<unknown, Rules>()
  for (const type of types) {
    const rules = rulesIn(type)
    if (rules !== undefined) ruleOf.set(Reflect.get(type, 'name'), rules)
  }
  const composed = (type: object): object => ({
    ...type,
    ...composedChildren(type, 'fields'),
    ...composedChildren(type, 'of'),
  })
  const composedChildren = (type: object, key: 'fields' | 'of') => {
    const children: unknown = Reflect.get(type, key)
    return Array.isArray(children) ? {[key]: children.filter(isObject).map(composeField)} : {}
  }
  const composeField = (field: object): object => {
    const [own, ofType] = [rulesIn(field), ruleOf.get(Reflect.get(field, 'type'))]
    return own === undefined || ofType === undefined
      ? composed(field)
      : {...composed(field), validation: combine(own, ofType)}
  }
  return types.map(composed)
}

function combine(first: Rules, second: Rules): Rules {
  return (...args) => [first(...args), second(...args)].flat()
}

function rulesIn(type: object): Rules | undefined {
  const rules: unknown = Reflect.get(type, 'validation')
  return isRules(rules) ? rules : undefined
}

function isRules(value: unknown): value is Rules {
  return typeof value === 'function'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
