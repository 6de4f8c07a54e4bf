import type {VideoContent} from './content-video.tsx'
import {TranscriptList} from './transcripts.styles.ts'

interface TranscriptsProps {
  label: string | null | undefined
  steps: readonly {_key: string; title: string; clip: VideoContent | null}[]
}

/** One disclosure of what happens in the videos of several steps (WCAG 1.2.1). */
export function Transcripts({label, steps}: TranscriptsProps) {
  const written = steps.flatMap(({_key, title, clip}) =>
    clip?.transcript ? [{_key, title, transcript: clip.transcript}] : [],
  )
  if (!label || written.length === 0) return null
  return (
    <TranscriptList>
      <summary>{label}</summary>
      <dl>
        {written.map(({_key, title, transcript}) => (
          <div key={_key}>
            <dt>{title}</dt>
            <dd>{transcript}</dd>
          </div>
        ))}
      </dl>
    </TranscriptList>
  )
}
