const amountPattern = /^£(\d[\d,]*(?:\.\d{2})?)$/

/**
 * Adds up amounts in pounds.
 *
 * @param amounts - texts such as `£149`; words such as `Included` cost nothing
 * @returns the sum as such a text, with pence only where there are some
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
