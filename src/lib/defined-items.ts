/**
 * Turns what a draft may not have yet into an empty list.
 *
 * @param list - a list from the dataset
 * @returns its items that are there
 */
export function definedItems<Item>(
  list: readonly (Item | null | undefined)[] | null | undefined,
): Item[] {
  return (list ?? []).filter((item) => item !== null && item !== undefined)
}
