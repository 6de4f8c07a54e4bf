import {Tag} from '#ui/tag/tag.tsx'

interface SampleBadgeProps {
  /** A clinician or a quote, with the fields of `src/content/fragments/samples.ts`. */
  of: {isSample: boolean; sampleBadge: string | null}
}

/** Marks an invented person or quote as what it is; nothing on a real one (LAW-11). Looks come from `tagStyles`. */
export function SampleBadge({of: {isSample, sampleBadge}}: SampleBadgeProps) {
  return isSample && sampleBadge ? <Tag kind="example">{sampleBadge}</Tag> : null
}
