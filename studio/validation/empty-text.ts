interface Issue {
  path: [{_key: string}]
  message: string
}

interface Block {
  readonly _key?: string
  readonly _type?: string
  readonly children?: readonly {readonly _type?: string; readonly text?: string}[]
}

/**
 * Finds paragraphs without words in rich text, which visitors see as gaps.
 *
 * @param blocks - as an editor left them
 * @returns an issue at each empty paragraph
 */
export function issuesOfEmptyText(blocks: Block[] | undefined): Issue[] {
  return (blocks ?? []).flatMap((block) =>
    isEmpty(block) && block._key !== undefined
      ? [{path: [{_key: block._key}], message: 'This paragraph is empty: remove it.'}]
      : [],
  )
}

function isEmpty({_type, children = []}: Block): boolean {
  return (
    _type === 'block' &&
    children.every(({_type: type, text = ''}) => type === 'span' && text.trim() === '')
  )
}
