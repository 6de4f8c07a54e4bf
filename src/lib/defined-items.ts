/** Drops missing items. Drafts can lack the list and can contain empty items. */
export function definedItems<Item>(
  list: readonly (Item | null | undefined)[] | null | undefined,
): Item[] {
  return (list ?? []).filter((item) => item !== null && item !== undefined)
}
