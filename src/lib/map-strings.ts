/** Changes all texts of a JSON value, except in fields of one name. */
export function mapStrings<Content>(
  content: Content,
  change: (text: string) => string,
  except?: string,
): Content
export function mapStrings(
  content: unknown,
  change: (text: string) => string,
  except?: string,
): unknown {
  if (typeof content === 'string') return change(content)
  if (Array.isArray(content))
    return content.map((item) => mapStrings<unknown>(item, change, except))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === except ? value : mapStrings<unknown>(value, change, except),
    ]),
  )
}
