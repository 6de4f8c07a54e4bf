import {assetUrl} from '#lib/static-asset.ts'
import file from './house.svg'

/** London far behind the house. It says nothing, and so is hidden from screen readers. */
export function Skyline() {
  return (
    <svg
      aria-hidden="true"
      data-skyline=""
      preserveAspectRatio="xMinYMax slice"
      viewBox="0 700 1000 300"
    >
      <use href={`${assetUrl(file)}#skyline`} />
    </svg>
  )
}
