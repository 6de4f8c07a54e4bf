/**
 * Returns the URL of an imported file. Next types such imports as `any`.
 *
 * @throws TypeError when the value is not an imported file
 */
export function assetUrl(asset: unknown): string {
  if (
    typeof asset === 'object' &&
    asset !== null &&
    'src' in asset &&
    typeof asset.src === 'string'
  ) {
    return asset.src
  }
  throw new TypeError('An imported file has no URL. Is it a type that Next bundles?')
}
