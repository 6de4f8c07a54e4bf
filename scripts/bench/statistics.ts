/**
 * @param values - at least one number
 * @param share - between 0 and 1; 0.5 is the median
 * @returns the value below which that share of the values lies
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined) throw new RangeError('There is nothing to take a quantile of.')
  return value
}
