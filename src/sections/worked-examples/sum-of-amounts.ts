const amountPattern = /^([-−]?)£(\d[\d,]*(?:\.\d{2})?)$/

/**
 * Adds up amounts in pounds.
 *
 * @param amounts - for instance `£149`, or `−£22` for a deduction; text, for instance `Included`, counts as zero
 * @returns the formatted sum, with pence only when there are any
 */
export function sumOfAmounts(amounts: readonly string[]): string {
  const pence = amounts.reduce((sum, amount) => sum + penceOf(amount), 0)
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(pence / 100)
}

function penceOf(amount: string): number {
  const [, minus, pounds] = amountPattern.exec(amount.trim()) ?? []
  if (pounds === undefined) return 0
  const pence = Math.round(Number(pounds.replaceAll(',', '')) * 100)
  return minus ? -pence : pence
}
