/**
 * Makes rich text of one paragraph, for fixtures.
 *
 * @param text - without marks
 */
export const paragraphOf = (text: string) => [
  {
    _key: 'paragraph',
    _type: 'block' as const,
    style: 'normal' as const,
    markDefs: [],
    children: [{_key: 'text', _type: 'span' as const, marks: [], text}],
  },
]
