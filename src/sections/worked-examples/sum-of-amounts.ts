const amountPattern = /^£(\d[\d,]*(?:\.\d{2})?)$/

/**
 * Adds up amounts in pounds.
 *
 * @param amounts - for instance `£149`; text, for instance `Included`, counts as zero
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
  const [, pounds] = amountPattern.exec(amount.trim()) ?? []
  return pounds === undefined ? 0 : Math.round(Number(pounds.replaceAll(',', '')) * 100)
}
