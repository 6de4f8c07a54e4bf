/** Creates rich text of one paragraph. */
export const paragraphOf = (text: string) => [
  {
    _key: 'paragraph',
    _type: 'block' as const,
    style: 'normal' as const,
    markDefs: [],
    children: [{_key: 'text', _type: 'span' as const, marks: [], text}],
  },
]
