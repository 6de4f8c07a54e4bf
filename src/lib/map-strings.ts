export function mapStrings<Content>(content: Content, change: (text: string) => string): Content
export function mapStrings(content: unknown, change: (text: string) => string): unknown {
  if (typeof content === 'string') return change(content)
  if (Array.isArray(content)) return content.map((item) => mapStrings<unknown>(item, change))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, mapStrings<unknown>(value, change)]),
  )
}
