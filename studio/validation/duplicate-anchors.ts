interface Issue {
  path: [{_key: string}, 'anchor']
  message: string
}

/** Reports each section whose anchor an earlier section has: links would lead to the earlier one. */
export function findDuplicateAnchors(
  sections: {readonly _key?: string; readonly anchor?: string}[] | undefined,
): Issue[] {
  const taken = new Set<string>()
  return (sections ?? []).flatMap(({_key, anchor}) => {
    if (anchor === undefined || _key === undefined) return []
    if (!taken.has(anchor)) {
      taken.add(anchor)
      return []
    }
    return [
      {
        path: [{_key}, 'anchor'],
        message: `Another section of this page has the name ${anchor}: choose a name of its own.`,
      },
    ]
  })
}
