/**
 * Reads the address Next gave to a file that was imported, for instance a drawing. Next types such imports as `any`.
 *
 * @param asset - what `import file from './file.svg'` gives
 * @returns an address that changes whenever the file does
 * @throws TypeError when it is no imported file
 */
export function assetAddress(asset: unknown): string {
  if (
    typeof asset === 'object' &&
    asset !== null &&
    'src' in asset &&
    typeof asset.src === 'string'
  ) {
    return asset.src
  }
  throw new TypeError('An imported file has no address: is its type one that Next bundles?')
}
