import {Tag} from '#ui/tag/tag.tsx'

interface SampleBadgeProps {
  /** A clinician or quote with the fields of `src/content/fragments/samples.ts`. */
  of: {isSample: boolean; sampleBadge: string | null}
}

/** Marks samples; renders nothing for real clinicians and quotes (LAW-11). */
export function SampleBadge({of: {isSample, sampleBadge}}: SampleBadgeProps) {
  return isSample && sampleBadge ? <Tag kind="example">{sampleBadge}</Tag> : null
}
