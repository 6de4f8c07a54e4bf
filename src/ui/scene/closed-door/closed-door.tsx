import {useId} from 'react'
import {assetUrl} from '#lib/static-asset.ts'
import {HaloGradient} from '#ui/scene/halo.tsx'
import file from './closed-door.svg'

/** Draws a dark front door in a street, as decoration (NF-1). Needs `closedDoorStyles`. */
export function ClosedDoor({number}: {number: string}) {
  const id = useId()
  const drawing = assetUrl(file)
  return (
    <svg aria-hidden="true" data-closed-door="" viewBox="0 0 720 560">
      <HaloGradient id={id} />
      <use href={`${drawing}#street`} />
      <text fontSize="25.5" textAnchor="middle" x="360" y="219">
        {number}
      </text>
      <circle cx="96" cy="154.5" fill={`url(#${id})`} r="136.5" />
      <use href={`${drawing}#lamp`} />
    </svg>
  )
}
