import {assetAddress} from '#lib/static-asset.ts'
import file from './house.svg'

/** Draws a distant London skyline as decoration. */
export function Skyline() {
  return (
    <svg
      aria-hidden="true"
      data-skyline=""
      preserveAspectRatio="xMinYMax slice"
      viewBox="0 700 1000 300"
    >
      <use href={`${assetAddress(file)}#skyline`} />
    </svg>
  )
}
